import type { AutomaticRule, LeftOut } from "~/domain/admin/automatic-rules";
import { payoutSchedule } from "~/domain/money/payout-schedule";
import type { Database } from "../db/database";
import { archiveMessages, deleteNotifications } from "./archive";
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
import { lapseStops } from "./stop-lapses";
import type { Outcomes, Task } from "./task-names";
import { resealTaxData } from "./tax-data-keys";

type TaskOfParts = Exclude<Task, "payouts" | "tax_keys">;

const UNSEEN: LeftOut = { because: "It moves or encodes stored data. Users read the same before and after." };

/** A rule without a text on the page about automatic rules does not compile. */
export const PARTS: Record<TaskOfParts, readonly Part[]> = {
  expiry: [
    { name: "expire_payments", rule: "unpaid", run: expirePayments },
    // A bid on it could not be accepted.
    { name: "expire_jobs", rule: "expiry", needs: "pay", run: expireJobs },
    { name: "ask_to_renew", rule: "expiry", run: askToRenew },
    { name: "nudge", rule: "reminders", run: nudge },
  ],
  release: [
    { name: "settle_missed", rule: "missed", run: settleMissed },
    { name: "complete_done", rule: "release", does: "release", run: completeDone },
    { name: "return_long_held", rule: "hold", run: returnLongHeld },
    { name: "pause_long_begun", rule: "hold", needs: "release", run: pauseLongBegun },
    { name: "remind_of_done", rule: "release", run: remindOfDone },
    { name: "remind_of_hold", rule: "hold", run: remindOfHold },
    { name: "remind_of_unpaid", rule: "hold", run: remindOfUnpaid },
    { name: "report_unpaid", rule: "hold", needs: "pay", run: reportUnpaid },
    // The two could not agree on what pays the helper.
    { name: "escalate_overdue", rule: "disputes", needs: "release", run: escalateOverdue },
    { name: "lapse_stops", rule: "cancelling", needs: "release", run: lapseStops },
    { name: "remind", rule: "reminders", run: remind },
  ],
  reviews: [{ name: "show_reviews", rule: "reviews", run: showReviews }],
  cleanup: [
    { name: "clean_up", rule: "cleanup", run: cleanUp },
    { name: "find_away", rule: "away", run: findAway },
  ],
  archive: [
    { name: "archive_messages", rule: UNSEEN, run: archiveMessages },
    { name: "delete_notifications", rule: "cleanup", run: deleteNotifications },
  ],
  // A normalised text is indexed again.
  index: [
    { name: "normalize_texts", rule: UNSEEN, run: normalizeTexts },
    { name: "index_jobs", rule: UNSEEN, run: indexJobs },
  ],
};

export const RULE_OF_TASK: Record<Exclude<Task, TaskOfParts>, AutomaticRule | LeftOut> = {
  payouts: "payouts",
  tax_keys: UNSEEN,
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

export async function runScheduled(env: Env, now = Date.now(), run: string = crypto.randomUUID()): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  for (const task of dueAt(now))
    outcomes[task] = await runTask({ env, name: task, run }, () => dueTask(env, now, task));
  // Earlier tasks took time, so the scheduled time is in the past.
  outcomes.delivery = await runTask({ env, name: "delivery", run }, () => deliverDue(env, Math.max(now, Date.now())));
  return outcomes;
}
