import { type LiveEvent, putBack, takeEvents } from "../db/live";
import { run } from "../db/transaction";
import { wordsFor } from "./frames";

const AT_ONCE = 100;
/** What is more than this is left to who publishes next. */
const ROUNDS = 4;
/** What must arrive: a session that ended must not go on listening. */
const MUST_ARRIVE: readonly LiveEvent["kind"][] = ["ended", "parted"];

async function hand(env: Env, user: number, events: LiveEvent[]): Promise<void> {
  const inbox = env.INBOX.getByName(String(user));
  for (const { kind, about } of events) {
    if (kind === "ended") await inbox.end(about === null ? null : String(about));
    if (kind === "parted") await inbox.reconsider(Number(about));
  }
  const words = await wordsFor(env.DB, user, events);
  if (words.length > 0) await inbox.deliver(words);
}

async function handSafely(env: Env, user: number, events: LiveEvent[]): Promise<void> {
  try {
    await hand(env, user, events);
  } catch (error) {
    console.error(JSON.stringify({ level: "error", live: "not handed over", error: String(error) }));
    const again = events.filter(({ kind }) => MUST_ARRIVE.includes(kind));
    if (again.length > 0) await run(env.DB, ...again.map((event) => putBack(env.DB, event)));
  }
}

async function publishSome(env: Env): Promise<number> {
  const events = await takeEvents(env.DB, AT_ONCE);
  const byUser = Map.groupBy(events, ({ user_id }) => user_id);
  await Promise.all([...byUser].map(([user, of]) => handSafely(env, user, of)));
  return events.length;
}

/**
 * Hands what was noted to the inboxes of those who may be listening. Done after every call that may have changed
 * something, after the queue's work and the cron's; best effort: who misses something asks for it (`after`).
 */
export async function publish(env: Env): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS; round++) if ((await publishSome(env)) < AT_ONCE) return;
  } catch (error) {
    console.error(JSON.stringify({ level: "error", live: "not published", error: String(error) }));
  }
}
