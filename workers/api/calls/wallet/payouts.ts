import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { type PayoutRow, payoutOf } from "../../db/payout";
import { endpoint } from "../../http/endpoint";

export const payouts = endpoint(contract.wallet.payouts, {
  load: async ({ db, viewer, ...c }) => {
    const { page } = await c.fields();
    const [count, rows] = await db.batch<PayoutRow & { n: number }>([
      db.prepare("SELECT count(*) AS n FROM payout WHERE user_id = ?").bind(viewer.id),
      db
        .prepare("SELECT * FROM payout WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?")
        .bind(viewer.id, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    ]);
    return { count: count?.results[0]?.n ?? 0, results: (rows?.results ?? []).map(payoutOf) };
  },
  handle: (_, found) => found,
});
