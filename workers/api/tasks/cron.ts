import { dayInAmsterdam } from "~/domain/calendar";
import { nextPayoutDate } from "~/domain/wallet";
import type { Database } from "../db/database";
import { cleanUp } from "./cleanup";
import { deliverDue } from "./deliver";
import { expire } from "./expiry";
import { payOutToAll } from "./payout-day";
import { releaseByTime } from "./release-by-time";
import { remind } from "./reminders";
import { showReviews } from "./review-publication";

export type Task = "payouts" | "reviews" | "release" | "expiry" | "cleanup";

/** Gives how much it did, for one user or for all. */
export const TASKS: Record<Task, (db: Database, now: number, user?: number) => Promise<number>> = {
  expiry: expire,
  release: async (db, now, user) => (await releaseByTime(db, now, user)) + (await remind(db, now, user)),
  reviews: showReviews,
  payouts: (db, now, user) => payOutToAll(db, now, { user }),
  cleanup: cleanUp,
};

/** Every minute what people wait for, hourly on the payout day, at night the rest. */
function dueAt(env: Env, now: number): Task[] {
  const due: Task[] = ["expiry", "release", "reviews"];
  const at = new Date(now);
  if (at.getUTCMinutes() !== 0) return due;
  if (nextPayoutDate(now, Number(env.PAYOUT_DAY)) === dayInAmsterdam(now)) due.push("payouts");
  if (at.getUTCHours() === 2) due.push("cleanup");
  return due;
}

/** A failing task does not stop the others. */
export async function runScheduled(env: Env, now = Date.now()): Promise<void> {
  for (const task of dueAt(env, now)) {
    try {
      await TASKS[task](env.DB, now);
    } catch (error) {
      console.error(JSON.stringify({ level: "error", task, error: String(error) }));
    }
  }
  await deliverDue(env, now);
}
