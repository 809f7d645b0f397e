import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { type PayoutRow, payoutOf } from "../../db/payout";
import { endpoint } from "../../http/endpoint";

export const payouts = endpoint(contract.wallet.payouts, {
  load: async ({ db, viewer, ...c }) => {
    const { page } = await c.fields();
    const own = "FROM payout WHERE user_id = ?";
    const { count, results } = await pageOfRows<PayoutRow>(db, page, {
      count: db.prepare(`SELECT count(*) AS n ${own}`).bind(viewer.id),
      rows: (limit) => db.prepare(`SELECT * ${own} ORDER BY id DESC ${limit}`).bind(viewer.id),
    });
    return { count, results: results.map(payoutOf) };
  },
  handle: (_, found) => found,
});
