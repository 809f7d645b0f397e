import { contract } from "~/api/contract";
import { dayAfter, figureDays } from "~/domain/admin-figures";
import { startOfDayInAmsterdam } from "~/domain/calendar";
import { formatMoney } from "~/domain/money";
import { type PageUse, pageUse } from "../../db/engagement";
import { endpoint } from "../../http/endpoint";

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
  fees: moved("platform"),
  disputes: counted("count(x.id)", "dispute x", "x.created_at"),
  payouts: moved("outside", "payout_paid"),
};
type Name = keyof typeof QUERIES;
const NAMES = Object.keys(QUERIES) as Name[];

export const figures = endpoint(contract.admin.figures, {
  handle: async (c) => {
    const { by = "day" } = await c.fields();
    const days = figureDays(by, c.now);
    const windows = JSON.stringify(
      days.map((day) => [startOfDayInAmsterdam(day), startOfDayInAmsterdam(dayAfter(by, day))]),
    );
    const found = await c.db.batch<{ n: number }>(NAMES.map((name) => c.db.prepare(QUERIES[name]).bind(windows)));
    const at = (name: Name, row: number) => found[NAMES.indexOf(name)]?.results[row]?.n ?? 0;
    return {
      by,
      results: days.map((day, row) => ({
        day,
        sign_ups: at("sign_ups", row),
        jobs: at("jobs", row),
        bids: at("bids", row),
        deals: at("deals", row),
        turnover: formatMoney(at("turnover", row)),
        fees: formatMoney(at("fees", row)),
        disputes: at("disputes", row),
        payouts: formatMoney(at("payouts", row)),
      })),
    };
  },
});

/** Aggregated per page; individual sessions are never exposed. */
export const engagement = endpoint(contract.admin.engagement, {
  handle: async (c) => {
    const { days } = await c.fields();
    const { results } = await pageUse(c.db, c.now, days).all<PageUse>();
    return {
      days,
      views: results.reduce((sum, { views }) => sum + views, 0),
      pages: results.map(({ page, views, score, ...row }) => ({
        page,
        views,
        score,
        read: { 25: row.read_25 ?? 0, 50: row.read_50 ?? 0, 75: row.read_75 ?? 0, 90: row.read_90 ?? 0 },
      })),
    };
  },
});
