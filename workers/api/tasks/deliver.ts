import type { AutomaticRule, LeftOut } from "~/domain/admin/automatic-rules";
import { RetryLater } from "../adapters/retry-later";
import type { Database, Write } from "../db/database";
import { claimDueWork, type DueWork, markDelivered, selectDueKinds, setBackWork } from "../db/outbox-delivery";
import { updateTrackRecord } from "../db/track-record";
import { run } from "../db/transaction";
import { deliverJobMatches } from "./job-match";
import { logFailure } from "./log-failure";
import { type MailOrder, sendMail } from "./mail";
import { notifyMissedJobs } from "./missed-jobs";
import { deliverProvider } from "./payment-provider";
import { deliverPush } from "./push";
import { alertSearches } from "./saved-search-alerts";

type Payload = Record<string, unknown>;
type Delivery = "sent" | "skipped";
// biome-ignore lint/suspicious/noConfusingVoidType: most deliverers return nothing
type Deliverer = (env: Env, payload: Payload, outbox: number, now: number) => Promise<Delivery | void>;
type DelivererOfMany = (env: Env, payloads: readonly Payload[], now: number) => Promise<void>;

/** Must be idempotent: a deliverer that throws is retried. */
const DELIVERERS = {
  mail: async (env, payload, outbox, now) => sendMail(env, payload as unknown as MailOrder, outbox, now),
  provider: deliverProvider,
  push: deliverPush,
  missed_jobs: notifyMissedJobs,
  searches: alertSearches,
  record: updateTrackRecord,
} satisfies Record<string, Deliverer>;
const DELIVERERS_OF_MANY = { job_match: deliverJobMatches } satisfies Record<string, DelivererOfMany>;

const CARRIES: LeftOut = { because: "It carries out what a call or a rule decided." };

export const RULE_OF_DELIVERY: Record<Kind, AutomaticRule | LeftOut> = {
  mail: CARRIES,
  provider: CARRIES,
  push: CARRIES,
  missed_jobs: "away",
  searches: "saved_searches",
  record: "track_record",
  job_match: "new_jobs",
};

type KindOfMany = keyof typeof DELIVERERS_OF_MANY;
type Kind = keyof typeof DELIVERERS | KindOfMany;
type Due = DueWork<Kind>;
const isOfMany = (kind: Kind): kind is KindOfMany => kind in DELIVERERS_OF_MANY;

const MAX_ATTEMPTS = 8;
/** 18 hours: longer than a provider's outage. */
const MAX_ATTEMPTS_OF_MONEY = 16;
const mostOf = (kind: Kind) => (kind === "provider" ? MAX_ATTEMPTS_OF_MONEY : MAX_ATTEMPTS);
/** A Worker's limit of connections. */
const CONCURRENCY = 6;
/** D1 limits queries per invocation; the next one delivers the rest. */
const BATCHES = 4;
const ROUNDS = 3;
const waitAfter = (attempts: number) => 2 ** attempts * 1000;

function clockFrom(now: number): () => number {
  const startedAt = Date.now();
  return () => now + Date.now() - startedAt;
}

async function claimDue(db: Database, kind: Kind, at: { now: number; claimedAt: number }): Promise<Due[]> {
  const [taken] = await run<Due>(db, claimDueWork(db, kind, at));
  return taken?.results ?? [];
}

function setBack(db: Database, row: Due, now: number, error: unknown): Write {
  const said = error instanceof Error ? error.message : String(error);
  const { until = 0, counts = true, final = false, payload } = error instanceof RetryLater ? error.options : {};
  const attempts = counts ? row.attempts : row.attempts - 1;
  return setBackWork(db, row, {
    error: counts ? said : null,
    failedAt: final || attempts >= mostOf(row.kind) ? now : null,
    dueAt: Math.max(now + waitAfter(attempts), until),
    attempts,
    payload: payload ? JSON.stringify(payload) : null,
  });
}

/** Retries may have made the others fail. */
function groupsOf(kind: Kind, due: readonly Due[]): Due[][] {
  const isFirst = ({ attempts }: Due) => isOfMany(kind) && attempts === 1;
  const first = due.filter(isFirst);
  const alone = due.filter((row) => !isFirst(row)).map((row) => [row]);
  return first.length > 0 ? [first, ...alone] : alone;
}

/** Null if the payload is broken: its deliverer reports that. */
function recipientOf(payload: string): string | null {
  try {
    const { user, address } = JSON.parse(payload) as { user?: number; address?: string };
    return String(user ?? address);
  } catch {
    return null;
  }
}

/** Mails of one transaction reach their reader in its order. Few in a row, to end within the lease. */
const MAX_IN_A_ROW = 4;

function chainsOf(kind: Kind, due: readonly Due[]): Due[][][] {
  const groups = groupsOf(
    kind,
    due.toSorted((one, other) => one.id - other.id),
  );
  if (kind !== "mail") return groups.map((group) => [group]);
  const chains: Due[][][] = [];
  const latest = new Map<string, Due[][]>();
  for (const group of groups) {
    const recipient = recipientOf(group[0]?.payload ?? "");
    const chain = recipient === null ? undefined : latest.get(recipient);
    if (chain && chain.length < MAX_IN_A_ROW) {
      chain.push(group);
      continue;
    }
    const started = [group];
    chains.push(started);
    if (recipient !== null) latest.set(recipient, started);
  }
  return chains;
}

async function deliverChain(env: Env, kind: Kind, chain: readonly Due[][], now: number): Promise<Write[]> {
  const writes: Write[] = [];
  for (const rows of chain) writes.push(...(await deliver(env, kind, rows, now)));
  return writes;
}

async function deliverRows(env: Env, kind: Kind, rows: readonly Due[], now: number): Promise<Delivery> {
  if (rows.some(({ attempts }) => attempts > mostOf(kind))) throw new RetryLater("its consumers died", { final: true });
  const payloads = rows.map(({ payload }) => JSON.parse(payload) as Payload);
  if (isOfMany(kind)) {
    await DELIVERERS_OF_MANY[kind](env, payloads, now);
    return "sent";
  }
  const [row, payload] = [rows[0], payloads[0]];
  return (row && payload && (await DELIVERERS[kind](env, payload, row.id, now))) || "sent";
}

async function deliver(env: Env, kind: Kind, rows: readonly Due[], now: number): Promise<Write[]> {
  try {
    const delivery = await deliverRows(env, kind, rows, now);
    return rows.map(({ id }) => markDelivered(env.DB, now, id, { skipped: delivery === "skipped" }));
  } catch (error) {
    if (!(error instanceof RetryLater)) logFailure(`deliver ${kind}`, error);
    return rows.map((row) => setBack(env.DB, row, now, error));
  }
}

async function fewAtOnce<T, R>(things: readonly T[], act: (thing: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  const left = [...things];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) done.push(await act(next));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return done;
}

async function deliverKind(env: Env, kind: Kind, now: number, clock: () => number): Promise<number> {
  let done = 0;
  for (let batch = 0; batch < BATCHES; batch++) {
    const due = await claimDue(env.DB, kind, { now, claimedAt: clock() });
    if (due.length === 0) break;
    const said = await fewAtOnce(chainsOf(kind, due), (chain) => deliverChain(env, kind, chain, now));
    await run(env.DB, ...said.flat());
    done += due.length;
  }
  return done;
}

async function dueKinds(db: Database, now: number): Promise<Kind[]> {
  const kinds = Object.keys({ ...DELIVERERS, ...DELIVERERS_OF_MANY }) as Kind[];
  const { results } = await selectDueKinds(db, now, kinds).all<{ kind: Kind }>();
  return results.map(({ kind }) => kind);
}

/** Cron covers rows that the queue consumer missed. */
export async function deliverDue(env: Env, now = Date.now()): Promise<number> {
  const clock = clockFrom(now);
  let done = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const kinds = await dueKinds(env.DB, now);
    if (kinds.length === 0) return done;
    const lanes = await Promise.allSettled(kinds.map((kind) => deliverKind(env, kind, now, clock)));
    for (const lane of lanes) {
      if (lane.status === "rejected") throw lane.reason;
      done += lane.value;
    }
  }
  if ((await dueKinds(env.DB, now)).length > 0) await env.WORK.send({ sweep: true });
  return done;
}
