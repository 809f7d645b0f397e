import { dayFrom, startOfDayInAmsterdam } from "~/domain/calendar";
import { lastPayoutDate, type PayoutSchedule, periodOf } from "~/domain/payout-schedule";
import { ibanWaitsSince, PAYOUT_MINIMUM } from "~/domain/wallet";
import type { Database } from "../db/database";
import { HAS_TAX_DATA } from "../db/tax-data";
import { ConflictError, isUnique, mustHold, run, Transaction } from "../db/transaction";
import { payoutsOf, requestPayout } from "../operations/money/payout-request";
import { logFailure } from "./log-failure";
import { remindOfTaxData } from "./tax-data-reminder";

interface Earner {
  id: number;
  iban: string;
  due: number;
  waits: number;
}

/** Each takes two queries, and D1 allows 1,000 per invocation. The next hour does the rest. */
const BATCH_SIZE = 400;

/**
 * The part of an account (`name`) that was there at a moment (`before`) and still is; without a moment, its balance.
 * Later income waits, except a failed payout that came back.
 */
const dueOf = (name: string, before: string) => `iif(${before} IS NULL,
  coalesce((SELECT balance FROM account WHERE name = ${name}), 0),
  (SELECT coalesce(sum(e.cents), 0) FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    LEFT JOIN payout p ON p.id = t.payout_id
    WHERE e.account = ${name} AND (t.created_at < ${before} OR e.cents < 0 OR p.created_at >= ${before})))`;

const EARNERS = `SELECT * FROM (SELECT u.id, u.iban, ${dueOf("a.name", "?4")} AS due,
    coalesce(u.iban_changed_at > ?6, 0) AS waits
  FROM account a JOIN user u ON u.id = CAST(substr(a.name, 9) AS INTEGER)
  WHERE a.name >= 'balance:' AND a.name < 'balance;' AND a.balance >= ?1
    AND u.verification = 'verified' AND u.iban IS NOT NULL AND u.status <> 'deleted' AND (?2 IS NULL OR u.id = ?2)
    AND ${HAS_TAX_DATA}
    AND NOT EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.key = ?3 || ':' || u.id)
  ) WHERE due >= ?1 ORDER BY waits, id LIMIT ?5`;

interface Day {
  name: string;
  user?: number;
  before?: number;
}

/**
 * Pays out without fee, each user once per name, and reminds users whose tax data is missing. `left` is the number for
 * the next run: at least one after a full batch, and users with a concurrent change or a new IBAN.
 */
export async function payOutToAll(
  db: Database,
  now: number,
  { user, name, before }: Day,
  atOnce = BATCH_SIZE,
): Promise<{ done: number; left: number }> {
  const { results } = await db
    .prepare(EARNERS)
    .bind(PAYOUT_MINIMUM, user ?? null, name, before ?? null, atOnce, ibanWaitsSince(now))
    .all<Earner>();
  let done = 0;
  // A full batch: there may be more.
  let left = results.length === atOnce ? 1 : 0;
  for (const { id, iban, due, waits } of results) {
    if (waits === 1) {
      left++;
      continue;
    }
    const stillDue = mustHold(db, `${dueOf("?1", "?2")} >= ?3`, `balance:${id}`, before ?? null, due);
    const tx = new Transaction(db).add(stillDue);
    try {
      await requestPayout(tx, now, { user: id, iban, amount: due, early: false, key: `${name}:${id}` });
      done++;
    } catch (error) {
      if (isUnique(error, "ledger_transaction.key")) continue;
      // After a concurrent payout or an error, the next run handles the rest.
      left++;
      if (!(error instanceof ConflictError) && !isUnique(error, "payout.id")) logFailure("payout", error);
    }
  }
  // Sent on the day itself, when adding the data still helps.
  if (before === undefined) await remindOfTaxData(db, now, { name, user });
  return { done, left };
}

/**
 * Pays all balances that are due on the payout day. After that day, until a run succeeds, pays the balances at its end: the wallet says “today”
 * until midnight. Once per user and period.
 */
export async function payOutWhenDue(db: Database, now: number, schedule: PayoutSchedule): Promise<number> {
  const day = lastPayoutDate(now, schedule);
  const end = startOfDayInAmsterdam(dayFrom(day, 1));
  const isOver = now >= end;
  if (isOver) {
    const ranAt = (await db.prepare("SELECT at FROM payout_run").first<number>("at")) ?? 0;
    if (ranAt >= end) return 0;
  }
  const before = isOver ? end : undefined;
  const { done, left } = await payOutToAll(db, now, { name: payoutsOf(periodOf(day, schedule)), before });
  if (left === 0) await run(db, db.prepare("UPDATE payout_run SET at = max(at, ?)").bind(now));
  return done;
}
