import { payoutSchedule } from "~/domain/money/payout-schedule";
import type { Database } from "../db/database";
import { archive } from "./archive";
import { findAway } from "./away";
import { cleanUp } from "./cleanup";
import { deliverDue } from "./deliver";
import { expire } from "./expiry";
import { indexJobs } from "./index-jobs";
import { settleMissed } from "./missed-appointments";
import { normalizeTexts } from "./normalize-texts";
import { payOutWhenDue } from "./payout-day";
import { releaseByTime } from "./release-by-time";
import { remind } from "./reminders";
import { showReviews } from "./review-publication";
import { runTask } from "./run-task";
import { resealTaxData } from "./tax-data-keys";

export type Task = "payouts" | "tax_keys" | "reviews" | "release" | "expiry" | "cleanup" | "archive" | "index";

export const TASKS: Record<
  Exclude<Task, "payouts" | "tax_keys">,
  (db: Database, now: number, user?: number) => Promise<number>
> = {
  expiry: expire,
  release: async (db, now, user) =>
    (await settleMissed(db, now, user)) + (await releaseByTime(db, now, user)) + (await remind(db, now, user)),
  reviews: showReviews,
  cleanup: async (db, now, user) => (await cleanUp(db, now, user)) + (await findAway(db, now, user)),
  archive,
  // A normalised text is indexed again.
  index: async (db) => (await normalizeTexts(db)) + (await indexJobs(db)),
};

/** Night hours, UTC: a batch each minute. */
const ARCHIVE_HOURS = [1, 2, 3, 4];
const CLEANUP_HOUR = 2;

function dueAt(now: number): Task[] {
  const due: Task[] = ["expiry", "release", "reviews", "index"];
  const at = new Date(now);
  if (ARCHIVE_HOURS.includes(at.getUTCHours())) due.push("archive");
  if (at.getUTCHours() === CLEANUP_HOUR) due.push("cleanup", "tax_keys");
  if (at.getUTCMinutes() !== 0) return due;
  due.push("payouts");
  return due;
}

function dueTask(env: Env, now: number, task: Task): Promise<number> {
  if (task === "payouts") return payOutWhenDue(env.DB, now, payoutSchedule(env.PAYOUT_DAY));
  return task === "tax_keys" ? resealTaxData(env) : TASKS[task](env.DB, now);
}

export async function runScheduled(env: Env, now = Date.now(), run: string = crypto.randomUUID()): Promise<void> {
  for (const task of dueAt(now)) await runTask({ env, name: task, run }, () => dueTask(env, now, task));
  // Earlier tasks took time, so the scheduled time is in the past.
  await runTask({ env, name: "delivery", run }, () => deliverDue(env, Math.max(now, Date.now())));
}
