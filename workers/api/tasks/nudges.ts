import { renewalAskedBefore } from "~/domain/jobs/job-days";
import { DONE_REMINDER_DAYS, HOLD_DAYS, HOLD_REMINDER_DAYS } from "~/domain/money/payment-life";
import { NUDGE_HOURS } from "~/domain/notifications/notification";
import type { Database } from "../db/database";
import {
  mailToRenew,
  markDoneReminded,
  markHoldReminded,
  markNudged,
  markRenewalAsked,
  markUnpaidReminded,
  notifyOfDone,
  notifyOfHold,
  notifyOfUnpaid,
  notifyOfWaitingBids,
} from "../db/nudge";
import { run } from "../db/transaction";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/* Reminders do not count as work done. */

export async function askToRenew(db: Database, now: number, user?: number): Promise<number> {
  const due = [renewalAskedBefore(now), user ?? null] as const;
  await run(db, mailToRenew(db, now, due), markRenewalAsked(db, due));
  return 0;
}

export async function remindOfDone(db: Database, now: number, user?: number): Promise<number> {
  const due = [now - DONE_REMINDER_DAYS * DAY, user ?? null] as const;
  await run(db, ...notifyOfDone(db, now, due), markDoneReminded(db, due));
  return 0;
}

export async function remindOfHold(db: Database, now: number, user?: number): Promise<number> {
  const due = [now - (HOLD_DAYS - HOLD_REMINDER_DAYS) * DAY, user ?? null] as const;
  await run(
    db,
    ...notifyOfHold(db, now, due, "owner"),
    ...notifyOfHold(db, now, due, "helper"),
    markHoldReminded(db, due),
  );
  return 0;
}

export async function remindOfUnpaid(db: Database, now: number, user?: number): Promise<number> {
  const due = [now - DONE_REMINDER_DAYS * DAY, user ?? null] as const;
  await run(
    db,
    ...notifyOfUnpaid(db, now, due, "owner"),
    ...notifyOfUnpaid(db, now, due, "helper"),
    markUnpaidReminded(db, due),
  );
  return 0;
}

export async function nudge(db: Database, now: number, user?: number): Promise<number> {
  const due = [now - NUDGE_HOURS * HOUR, user ?? null] as const;
  await run(db, ...notifyOfWaitingBids(db, now, due), markNudged(db, now, due));
  return 0;
}
