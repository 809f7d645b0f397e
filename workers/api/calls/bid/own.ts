import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { bidOf, ownBids } from "../../db/bid";
import { type ApiApp, serveOwnThings } from "../../http/serve";

export function serveOwn(app: ApiApp): void {
  serveOwnThings(app, contract.bid.own, async (q) => {
    const { page } = await q.fields();
    const { count, rows } = await ownBids(q.db, q.viewer.id, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    return { count, results: rows.map((row) => bidOf(row, q.viewer.id, q.language)) };
  });
}
