import { isStopped } from "~/domain/money/money-stop";
import { lastPayoutDate, type PayoutSchedule, periodOf } from "~/domain/money/payout-schedule";
import { ibanWaitsSince } from "~/domain/money/wallet";
import { dayFrom, startOfDayInAmsterdam } from "~/domain/values/calendar";
import type { Database } from "../db/database";
import { dueEarners, lastPayoutRun, markPayoutRun, mustStillBeDue, notifyOfTaxData } from "../db/earner";
import { latestMoneyStop } from "../db/money-stop";
import { ConflictError, isUnique, run, Transaction } from "../db/transaction";
import { payoutsOf, requestPayout } from "../operations/money/payout-request";
import { logFailure } from "./log-failure";

/** A payout takes two queries, and D1 allows 1,000 per invocation. */
const BATCH_SIZE = 400;

interface Day {
  name: string;
  user?: number;
  before?: number;
}

/**
 * `left`: at least one after a full batch, and users with a concurrent change or a new IBAN. Each user is paid once per
 * name.
 */
export async function payOutToAll(
  db: Database,
  now: number,
  { user, name, before }: Day,
  atOnce = BATCH_SIZE,
): Promise<{ done: number; left: number }> {
  const earners = await dueEarners(db, { name, user, before, atOnce, ibanSince: ibanWaitsSince(now) });
  let done = 0;
  let left = earners.length === atOnce ? 1 : 0;
  for (const { id, iban, due, waits } of earners) {
    if (waits === 1) {
      left++;
      continue;
    }
    const tx = new Transaction(db).add(mustStillBeDue(db, { id, due }, before));
    try {
      await requestPayout(tx, now, { user: id, iban, amount: due, early: false, key: `${name}:${id}` });
      done++;
    } catch (error) {
      if (isUnique(error, "ledger_transaction.key")) continue;
      left++;
      if (!(error instanceof ConflictError)) logFailure("payout", error);
    }
  }
  // On the day itself adding the data still helps.
  if (before === undefined) await run(db, ...notifyOfTaxData(db, now, { name, user }));
  return { done, left };
}

/**
 * The wallet says “today” until midnight, so later runs pay the balances at the end of the day. Once per user and
 * period.
 */
export async function payOutWhenDue(db: Database, now: number, schedule: PayoutSchedule): Promise<number> {
  if (isStopped("payout", await latestMoneyStop(db))) return 0;
  const day = lastPayoutDate(now, schedule);
  const end = startOfDayInAmsterdam(dayFrom(day, 1));
  const isOver = now >= end;
  if (isOver) {
    if ((await lastPayoutRun(db)) >= end) return 0;
  }
  const before = isOver ? end : undefined;
  const { done, left } = await payOutToAll(db, now, { name: payoutsOf(periodOf(day, schedule)), before });
  if (left === 0) await run(db, markPayoutRun(db, now));
  return done;
}
