import { contract } from "~/api/contract";
import type { Send } from "./send";
import type { OpenSession, Pair, Suspended } from "./session";

const ATTEMPTS = 3;
interface Renewed {
  tokens: Pair;
  cookie: string;
}
interface Ended {
  suspended: Suspended | null;
}
type Exchanged = Renewed | Ended | "unavailable";
export type Outcome = "renewed" | "ended" | "unavailable";

const underWay = new Map<string, Promise<Exchanged>>();

async function exchange(send: Send, origin: string, refresh: string): Promise<Pair | Ended | "unavailable"> {
  for (let left = ATTEMPTS; left > 0; left--) {
    const response = await send(
      new Request(origin + contract.account.refresh.path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ refresh }),
      }),
    ).catch(() => null);
    if (response?.ok) return response.json<Pair>();
    if (response && response.status < 500 && response.status !== 429) return { suspended: await suspendedIn(response) };
  }
  return "unavailable";
}

/** Other back ends may not report a suspension. */
async function suspendedIn(response: Response): Promise<Suspended | null> {
  const body = (await response.json().catch(() => null)) as { suspended?: Suspended } | null;
  return body?.suspended ?? null;
}

async function renew(session: OpenSession, tokens: Pair, send: Send, origin: string): Promise<Exchanged> {
  const exchanged = await exchange(send, origin, tokens.refresh);
  if (exchanged === "unavailable" || "suspended" in exchanged) return exchanged;
  return { tokens: exchanged, cookie: await session.renew(exchanged) };
}

function renewOnce(
  session: OpenSession,
  tokens: Pair,
  send: Send,
  origin: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Exchanged> {
  let work = underWay.get(tokens.refresh);
  if (!work) {
    work = renew(session, tokens, send, origin).finally(() => underWay.delete(tokens.refresh));
    underWay.set(tokens.refresh, work);
    waitUntil(work);
  }
  return work;
}

async function whyEnded(key: string, send: Send, origin: string): Promise<Ended> {
  const exchanged = await exchange(send, origin, key);
  return typeof exchanged === "object" && "suspended" in exchanged ? exchanged : { suspended: null };
}

/**
 * Concurrent requests share one refresh; `waitUntil` keeps it alive when the first is aborted. A rejected key has
 * ended.
 */
export async function refresh(
  session: OpenSession,
  send: Send,
  origin: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Outcome> {
  const { credential } = session;
  if (!credential) return "ended";
  const outcome =
    "key" in credential
      ? await whyEnded(credential.key, send, origin)
      : await renewOnce(session, credential, send, origin, waitUntil);
  if (outcome === "unavailable") return outcome;
  if ("suspended" in outcome) {
    session.suspended = outcome.suspended;
    await session.signOut();
    return "ended";
  }
  session.adopt(outcome.tokens, outcome.cookie);
  return "renewed";
}
