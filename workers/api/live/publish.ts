import { usersWithEvents } from "../db/live";
import { MOST_TOLD } from "../db/transaction";

/** The rest is left to the next publish. */
const ROUNDS = 4;

/** What an inbox did not come for stays, for whoever wakes it next. */
async function wake(env: Env, user: number): Promise<void> {
  try {
    await env.INBOX.getByName(String(user)).wake(user);
  } catch (error) {
    console.error(JSON.stringify({ level: "error", live: "not handed over", error: String(error) }));
  }
}

/**
 * Wakes the inboxes of connected users for whom something happened, after each write, the queue's work and cron; `users`
 * when the write already saw whose. Best effort: clients close gaps with `after`.
 */
export async function publish(env: Env, users: number[] | null = null): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const waiting = round === 0 && users ? users : await usersWithEvents(env.DB);
      await Promise.all(waiting.map((user) => wake(env, user)));
      if (waiting.length < MOST_TOLD) return;
    }
  } catch (error) {
    console.error(JSON.stringify({ level: "error", live: "not published", error: String(error) }));
  }
}
