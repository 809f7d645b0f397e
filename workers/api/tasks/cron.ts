import type { AutomaticRule } from "~/domain/admin/automatic-rules";
import { payoutSchedule } from "~/domain/money/payout-schedule";
import type { Database } from "../db/database";
import { archive } from "./archive";
import { findAway } from "./away";
import { cleanUp } from "./cleanup";
import { deliverDue } from "./deliver";
import { expireJobs, expirePayments } from "./expiry";
import { indexJobs } from "./index-jobs";
import { settleMissed } from "./missed-appointments";
import { normalizeTexts } from "./normalize-texts";
import { askToRenew, nudge, remindOfDone, remindOfHold, remindOfUnpaid } from "./nudges";
import { type Part, runParts } from "./part";
import { payOutWhenDue } from "./payout-day";
import { completeDone, escalateOverdue, pauseLongBegun, reportUnpaid, returnLongHeld } from "./release-by-time";
import { remind } from "./reminders";
import { showReviews } from "./review-publication";
import { runTask } from "./run-task";
import { resealTaxData } from "./tax-data-keys";

export type Task = "payouts" | "tax_keys" | "reviews" | "release" | "expiry" | "cleanup" | "archive" | "index";

type TaskOfParts = Exclude<Task, "payouts" | "tax_keys">;

/** Each part names its rule: one without a text on the page about automatic rules does not compile. */
export const PARTS: Record<TaskOfParts, readonly Part[]> = {
  expiry: [
    { rule: "unpaid", run: expirePayments },
    // A bid on it could not be accepted.
    { rule: "expiry", needs: "pay", run: expireJobs },
    { rule: "expiry", run: askToRenew },
    { rule: null, run: nudge },
  ],
  release: [
    { rule: "missed", run: settleMissed },
    { rule: "release", does: "release", run: completeDone },
    { rule: "hold", run: returnLongHeld },
    { rule: "hold", needs: "release", run: pauseLongBegun },
    { rule: "release", run: remindOfDone },
    { rule: "hold", run: remindOfHold },
    { rule: "hold", run: remindOfUnpaid },
    { rule: "hold", needs: "pay", run: reportUnpaid },
    // The two could not agree on what pays the helper.
    { rule: "disputes", needs: "release", run: escalateOverdue },
    { rule: null, run: remind },
  ],
  reviews: [{ rule: "reviews", run: showReviews }],
  cleanup: [
    { rule: "cleanup", run: cleanUp },
    { rule: "away", run: findAway },
  ],
  archive: [{ rule: null, run: archive }],
  // A normalised text is indexed again.
  index: [
    { rule: null, run: normalizeTexts },
    { rule: null, run: indexJobs },
  ],
};

/** The rules of the tasks without parts. */
export const RULE_OF_TASK: Record<Exclude<Task, TaskOfParts>, AutomaticRule | null> = {
  payouts: "payouts",
  tax_keys: null,
};

export const runTaskOfParts = (db: Database, now: number, task: TaskOfParts, user?: number): Promise<number> =>
  runParts(PARTS[task], db, now, user);

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
  return task === "tax_keys" ? resealTaxData(env) : runTaskOfParts(env.DB, now, task);
}

export async function runScheduled(env: Env, now = Date.now(), run: string = crypto.randomUUID()): Promise<void> {
  for (const task of dueAt(now)) await runTask({ env, name: task, run }, () => dueTask(env, now, task));
  // Earlier tasks took time, so the scheduled time is in the past.
  await runTask({ env, name: "delivery", run }, () => deliverDue(env, Math.max(now, Date.now())));
}
