import { claimEvents, type LiveEvent, requeueEvent } from "../db/live";
import { run } from "../db/transaction";
import { framesFor } from "./frames";

const AT_ONCE = 100;
/** The rest is left to the next publish. */
const ROUNDS = 4;
/** Retried: a session that ended must not go on listening. */
const MUST_ARRIVE: readonly LiveEvent["kind"][] = ["ended", "parted"];

async function deliver(env: Env, user: number, events: LiveEvent[]): Promise<void> {
  const inbox = env.INBOX.getByName(String(user));
  for (const { kind, about } of events) {
    if (kind === "ended") await inbox.end(about === null ? null : String(about));
    if (kind === "parted") await inbox.membershipChanged(Number(about));
  }
  const frames = await framesFor(env.DB, user, events);
  if (frames.length > 0) await inbox.deliver(frames);
}

async function deliverSafely(env: Env, user: number, events: LiveEvent[]): Promise<void> {
  try {
    await deliver(env, user, events);
  } catch (error) {
    console.error(JSON.stringify({ level: "error", live: "not handed over", error: String(error) }));
    const again = events.filter(({ kind }) => MUST_ARRIVE.includes(kind));
    if (again.length > 0) await run(env.DB, ...again.map((event) => requeueEvent(env.DB, event)));
  }
}

async function publishSome(env: Env): Promise<number> {
  const events = await claimEvents(env.DB, AT_ONCE);
  const byUser = Map.groupBy(events, ({ user_id }) => user_id);
  await Promise.all([...byUser].map(([user, of]) => deliverSafely(env, user, of)));
  return events.length;
}

/** To connected users, after each write, the queue's work and cron. Best effort: clients close gaps with `after`. */
export async function publish(env: Env): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS; round++) if ((await publishSome(env)) < AT_ONCE) return;
  } catch (error) {
    console.error(JSON.stringify({ level: "error", live: "not published", error: String(error) }));
  }
}
