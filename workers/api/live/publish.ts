import { errorFields, writeLog } from "~/domain/values/log";
import { ageEvents, deleteEvents, EVENT_BATCH_SIZE, type EventRow, selectEvents } from "../db/live";
import { run } from "../db/transaction";
import { newsOf } from "./news";

const ROUNDS = 4;

/** Runs of the cron. A client that connects later reads the current state. */
const MAX_RUNS = 5;

/** Only one concurrent call delivers an event. */
const delivering = new Map<number, number>();

async function deliver(env: Env, user: number, rows: readonly EventRow[]): Promise<boolean> {
  try {
    await env.INBOX.getByName(String(user)).tell(user, newsOf(rows));
    return true;
  } catch (error) {
    writeLog("error", { live: "not handed over", ...errorFields(error) });
    return false;
  }
}

/** After a crash in between, events are delivered twice instead of never. Returns the users whose inbox failed. */
async function deliverAndDelete(env: Env, rows: readonly EventRow[]): Promise<number[]> {
  const last = new Map(rows.map(({ user_id, id }) => [user_id, id]));
  const undelivered = rows.filter(({ user_id }) => (delivering.get(user_id) ?? 0) < (last.get(user_id) ?? 0));
  const byUser = [...Map.groupBy(undelivered, ({ user_id }) => user_id)];
  for (const [user] of byUser) delivering.set(user, last.get(user) ?? 0);
  try {
    const delivered = await Promise.all(
      byUser.map(async ([user, its]) => ({ user, its, isTaken: await deliver(env, user, its) })),
    );
    const ids = delivered.flatMap(({ its, isTaken }) => (isTaken ? its.map(({ id }) => id) : []));
    if (ids.length > 0) await run(env.DB, deleteEvents(env.DB, ids));
    return delivered.filter(({ isTaken }) => !isTaken).map(({ user }) => user);
  } finally {
    for (const [user] of byUser) if (delivering.get(user) === last.get(user)) delivering.delete(user);
  }
}

/** Best effort: clients catch up with `after`. */
export async function publish(env: Env, events: EventRow[] | null = null): Promise<void> {
  const failed: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      // A broken inbox must not delay the events of others.
      const rows = round === 0 && events ? events : (await selectEvents(env.DB, failed).all<EventRow>()).results;
      failed.push(...(await deliverAndDelete(env, rows)));
      if (rows.length < EVENT_BATCH_SIZE) return;
    }
  } catch (error) {
    writeLog("error", { live: "not published", ...errorFields(error) });
  }
}

export async function dropOldEvents(env: Env): Promise<void> {
  await run(env.DB, ...ageEvents(env.DB, MAX_RUNS));
}
