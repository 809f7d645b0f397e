import { LOSS, PLATFORM } from "~/domain/money/ledger";
import type { Database, Query } from "./database";
import { feeBookingOf } from "./refunded";

const counted = (what: string, from: string, moment: string, more = "") =>
  `SELECT w.key AS at, ${what} AS n FROM json_each(?1) w LEFT JOIN ${from}
     ON ${moment} >= w.value ->> 0 AND ${moment} < w.value ->> 1 ${more} GROUP BY w.key ORDER BY w.key`;

const moved = (account: string, more = "") =>
  counted(
    `coalesce(sum((SELECT sum(e.cents) FROM ledger_entry e WHERE e.transaction_id = x.id AND ${account})), 0)`,
    "ledger_transaction x",
    "x.created_at",
    more,
  );

/** The platform gets back what it advances of a chargeback when that ends. */
const IS_ADVANCE = "x.event IN ('chargeback_opened', 'chargeback_won', 'chargeback_lost')";

/** The platform bears a refund by others, until a refund of ours counts it. */
const OF_OTHERS = `(x.event = 'transfer_reversed'
  OR (x.event IN ('refund_elsewhere', 'refund_counted') AND x.key <> ${feeBookingOf("x.payment_id")}
    AND NOT (x.event = 'refund_counted' AND EXISTS (SELECT 1 FROM ledger_transaction f WHERE f.key = ${feeBookingOf("x.payment_id")}))))`;

const QUERIES = {
  sign_ups: counted("count(x.id)", "user x", "x.created_at"),
  jobs: counted("count(x.id)", "job x", "x.created_at"),
  bids: counted("count(x.id)", "bid x", "x.created_at"),
  deals: counted("count(x.id)", "payment x", "x.paid_at", "AND x.kind = 'bid'"),
  turnover: counted(
    "coalesce(sum(x.amount + x.platform_cost), 0)",
    "payment x",
    "x.paid_at",
    "AND x.kind <> 'credits'",
  ),
  fees: moved(`e.account = '${PLATFORM}'`, `AND NOT ${IS_ADVANCE} AND NOT ${OF_OTHERS}`),
  losses: moved(`(e.account = '${LOSS}' OR (e.account = '${PLATFORM}' AND ${OF_OTHERS}))`),
  disputes: counted("count(x.id)", "dispute x", "x.created_at"),
  payouts: moved("e.account = 'outside'", "AND x.event = 'payout_paid'"),
};
export type StatName = keyof typeof QUERIES;
export const STAT_NAMES = Object.keys(QUERIES) as StatName[];

/** `windows`: a JSON list of starts and ends in epoch milliseconds. */
export const selectStat = (db: Database, name: StatName, windows: string): Query =>
  db.prepare(QUERIES[name]).bind(windows);

interface Counted {
  what: string;
  n: number;
}

const countsIn = (rows: readonly Counted[]) => new Map(rows.map(({ what, n }) => [what, n]));

export const siteCounts = async (db: Database): Promise<Map<string, number>> =>
  countsIn((await db.prepare("SELECT what, n FROM site_count").all<Counted>()).results);

export const moderationCounts = async (db: Database): Promise<Map<string, number>> =>
  countsIn((await db.prepare("SELECT what, n FROM moderation_count").all<Counted>()).results);
