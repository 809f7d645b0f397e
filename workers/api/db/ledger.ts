import { type Entry, LOSS, sumOf } from "~/domain/money/ledger";
import { PAGE_SIZE } from "~/domain/values/page";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";

interface Booking {
  event: string;
  /** A second booking of the event (`released:12`) undoes its transaction. */
  key: string;
  entries: Entry[];
  payment?: number;
  payout?: number;
}

const MISSING = `SELECT b.id, b.payment_id, b.status, min(b.amount - b.set_apart, max(0, ?2 - coalesce(sum(b.amount - b.set_apart)
    OVER (ORDER BY b.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS cents
  FROM chargeback b JOIN payment t ON t.id = b.payment_id WHERE t.payer_id = ?1 AND t.kind = 'credits' AND t.status = 'released'
    AND b.status IN ('open', 'lost') AND b.set_apart < b.amount`;

const OWN_CREDITS = /^credits:(\d+)$/;

/** Credits that return go first to a top-up that the bank took back. Credits of a new top-up do not. */
function reclaiming(db: Database, now: number, { event, key: of, entries }: Booking): Write[] {
  if (event === "credits_topup") return [];
  const key = `credits_reclaimed:${of}:`;
  return entries.flatMap(({ account, cents }) => {
    const user = OWN_CREDITS.exec(account)?.[1];
    if (user === undefined || cents <= 0) return [];
    return [
      db
        .prepare(
          `INSERT INTO ledger_transaction (event, key, payment_id, created_at)
           SELECT 'credits_reclaimed', ?3 || m.id, m.payment_id, ?4 FROM (${MISSING}) m WHERE m.cents > 0`,
        )
        .bind(Number(user), cents, key, now),
      db
        .prepare(
          `INSERT INTO ledger_entry (transaction_id, account, cents)
           SELECT l.id, ?4, -m.cents FROM (${MISSING}) m JOIN ledger_transaction l ON l.key = ?3 || m.id
           UNION ALL SELECT l.id, iif(m.status = 'open', 'taken:' || m.payment_id, '${LOSS}'), m.cents
           FROM (${MISSING}) m JOIN ledger_transaction l ON l.key = ?3 || m.id`,
        )
        .bind(Number(user), cents, key, account),
      db
        .prepare(
          `UPDATE chargeback SET from_account = ?2, set_apart = set_apart + (SELECT e.cents FROM ledger_entry e
             JOIN ledger_transaction l ON l.id = e.transaction_id WHERE l.key = ?1 || chargeback.id AND e.cents > 0)
           WHERE payment_id IN (SELECT t.id FROM payment t WHERE t.payer_id = ?3 AND t.kind = 'credits')
             AND EXISTS (SELECT 1 FROM ledger_transaction l WHERE l.key = ?1 || chargeback.id)`,
        )
        .bind(key, account, Number(user)),
    ];
  });
}

export function book(db: Database, now: number, booking: Booking): Write[] {
  const { event, key, entries, payment, payout } = booking;
  if (sumOf(entries) !== 0) throw new Error(`${key} does not sum to zero`);
  return [
    db
      .prepare("INSERT INTO ledger_transaction (event, key, payment_id, payout_id, created_at) VALUES (?, ?, ?, ?, ?)")
      .bind(event, key, payment ?? null, payout ?? null, now),
    ...entries.map((entry) =>
      db
        .prepare(
          "INSERT INTO ledger_entry (transaction_id, account, cents) SELECT id, ?, ? FROM ledger_transaction WHERE key = ?",
        )
        .bind(entry.account, entry.cents, key),
    ),
    ...reclaiming(db, now, booking),
  ];
}

/** In cents. */
export async function balanceOf(db: Database, account: string): Promise<number> {
  return (await db.prepare("SELECT balance FROM account WHERE name = ?").bind(account).first<number>("balance")) ?? 0;
}

export function mustHaveAtLeast(db: Database, account: string, cents: number): Write {
  return mustHold(db, "coalesce((SELECT balance FROM account WHERE name = ?1), 0) >= ?2", account, cents);
}

export function mustHaveAtMost(db: Database, account: string, cents: number): Write {
  return mustHold(db, "coalesce((SELECT balance FROM account WHERE name = ?1), 0) <= ?2", account, cents);
}

export const isBooked = async (db: Database, key: string): Promise<boolean> =>
  (await db.prepare("SELECT 1 FROM ledger_transaction WHERE key = ?").bind(key).first()) !== null;

/** In cents. */
export async function reversedOfPayout(db: Database, payout: number): Promise<number> {
  const booked = db
    .prepare(
      `SELECT coalesce(sum(e.cents), 0) AS cents FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
       WHERE t.payout_id = ? AND t.event = 'transfer_reversed' AND e.account = 'platform'`,
    )
    .bind(payout);
  return (await booked.first<number>("cents")) ?? 0;
}

export interface LedgerEntryRow {
  id: number;
  transaction_id: number;
  event: string;
  account: string;
  cents: number;
  payment_id: number | null;
  payout_id: number | null;
  created_at: number;
}

const OF_USER = `e.transaction_id IN (
  SELECT transaction_id FROM ledger_entry WHERE account IN ('balance:' || CAST(? AS INTEGER), 'credits:' || CAST(? AS INTEGER))
  UNION SELECT id FROM ledger_transaction WHERE payment_id IN (
    SELECT id FROM payment WHERE payer_id = ? UNION SELECT id FROM payment WHERE payee_id = ?)
  UNION SELECT id FROM ledger_transaction WHERE payout_id IN (SELECT id FROM payout WHERE user_id = ?))`;
const OF_PAYMENT = "e.transaction_id IN (SELECT id FROM ledger_transaction WHERE payment_id = ?)";

/** Stored balances are read for the whole ledger: summing it would read every entry. */
const sumsOf = (where: string) =>
  where === ""
    ? "SELECT name AS account, balance FROM account WHERE balance <> 0 ORDER BY name"
    : `SELECT e.account, sum(e.cents) AS balance FROM ledger_entry e ${where} GROUP BY e.account ORDER BY e.account`;

interface Selection {
  payment?: number;
  user?: number;
}

export async function readLedger(db: Database, page: number, { payment, user }: Selection) {
  const conditions = [...(payment ? [OF_PAYMENT] : []), ...(user ? [OF_USER] : [])];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  const values = [...(payment ? [payment] : []), ...(user ? Array<number>(5).fill(user) : [])];
  const [count, accounts, entries] = await db.batch<unknown>([
    db
      .prepare(`SELECT ${where ? "count(*)" : "coalesce(max(e.id), 0)"} AS n FROM ledger_entry e ${where}`)
      .bind(...values),
    db.prepare(sumsOf(where)).bind(...values),
    db
      .prepare(
        `SELECT e.id, e.transaction_id, t.event, e.account, e.cents, t.payment_id, t.payout_id, t.created_at
         FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id ${where}
         ORDER BY e.id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
      )
      .bind(...values),
  ]);
  return {
    count: (count?.results[0] as { n: number }).n,
    accounts: (accounts?.results ?? []) as { account: string; balance: number }[],
    entries: (entries?.results ?? []) as LedgerEntryRow[],
  };
}
