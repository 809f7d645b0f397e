import { LOSS, PLATFORM } from "~/domain/money/ledger";
import type { Database, Query } from "./database";

const counted = (what: string, from: string, moment: string, more = "") =>
  `SELECT w.key AS at, ${what} AS n FROM json_each(?1) w LEFT JOIN ${from}
     ON ${moment} >= w.value ->> 0 AND ${moment} < w.value ->> 1 ${more} GROUP BY w.key ORDER BY w.key`;

const moved = (account: string, event = "") =>
  counted(
    `coalesce(sum((SELECT sum(e.cents) FROM ledger_entry e WHERE e.transaction_id = x.id AND e.account = '${account}')), 0)`,
    "ledger_transaction x",
    "x.created_at",
    event && `AND x.event = '${event}'`,
  );

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
  fees: moved(PLATFORM),
  losses: moved(LOSS),
  disputes: counted("count(x.id)", "dispute x", "x.created_at"),
  payouts: moved("outside", "payout_paid"),
};
export type FigureName = keyof typeof QUERIES;
export const FIGURE_NAMES = Object.keys(QUERIES) as FigureName[];

/** `windows`: a JSON list of starts and ends in epoch milliseconds. */
export const selectFigure = (db: Database, name: FigureName, windows: string): Query =>
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
