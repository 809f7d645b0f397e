import { contract } from "~/api/contract";
import { dayAfter, statDays } from "~/domain/admin/admin-stats";
import { formatMoney } from "~/domain/money/money";
import { startOfDayInAmsterdam } from "~/domain/values/calendar";
import { type PageUse, pageUse } from "../../db/engagement";
import { STAT_NAMES, type StatName, selectStat } from "../../db/stats";
import { endpoint } from "../../http/endpoint";

export const figures = endpoint(contract.admin.figures, {
  handle: async (c) => {
    const { by = "day" } = await c.fields();
    const days = statDays(by, c.now);
    const windows = JSON.stringify(
      days.map((day) => [startOfDayInAmsterdam(day), startOfDayInAmsterdam(dayAfter(by, day))]),
    );
    const counts = await c.db.batch<{ n: number }>(STAT_NAMES.map((name) => selectStat(c.db, name, windows)));
    const at = (name: StatName, row: number) => counts[STAT_NAMES.indexOf(name)]?.results[row]?.n ?? 0;
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
        losses: formatMoney(at("losses", row)),
        disputes: at("disputes", row),
        payouts: formatMoney(at("payouts", row)),
      })),
    };
  },
});

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
