import { contract } from "~/api/contract";
import { type PageUse, pageUse } from "../../db/engagement";
import { endpoint } from "../../http/endpoint";

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
