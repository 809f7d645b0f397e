import { contract } from "~/api/contract";
import type { Send } from "./send";
import type { OpenSession, Pair } from "./session";

const ATTEMPTS = 3;
interface Renewed {
  tokens: Pair;
  cookie: string;
}
type Exchanged = Renewed | "ended" | "unavailable";
export type Outcome = "renewed" | "ended" | "unavailable";

const underWay = new Map<string, Promise<Exchanged>>();

async function exchange(send: Send, origin: string, refresh: string): Promise<Pair | "ended" | "unavailable"> {
  for (let left = ATTEMPTS; left > 0; left--) {
    const answer = await send(
      new Request(origin + contract.account.refresh.path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ refresh }),
      }),
    ).catch(() => null);
    if (answer?.ok) return answer.json<Pair>();
    if (answer && answer.status < 500 && answer.status !== 429) return "ended";
  }
  return "unavailable";
}

async function renew(session: OpenSession, tokens: Pair, send: Send, origin: string): Promise<Exchanged> {
  const exchanged = await exchange(send, origin, tokens.refresh);
  if (typeof exchanged === "string") return exchanged;
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

/**
 * One refresh, however many requests of the session wait. `waitUntil` keeps it alive when the first is aborted. A key
 * is not renewed: a rejected key has ended.
 */
export async function refresh(
  session: OpenSession,
  send: Send,
  origin: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Outcome> {
  const { credential } = session;
  if (!credential) return "ended";
  const outcome = "key" in credential ? "ended" : await renewOnce(session, credential, send, origin, waitUntil);
  if (outcome === "unavailable") return outcome;
  if (outcome === "ended") {
    await session.signOut();
    return outcome;
  }
  session.adopt(outcome.tokens, outcome.cookie);
  return "renewed";
}
