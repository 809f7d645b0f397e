import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { bidOf, ownBids } from "../../db/bid";
import { endpoint } from "../../http/endpoint";

export const own = endpoint(contract.bid.own, {
  load: async (c) => {
    const { page } = await c.fields();
    const { count, rows } = await ownBids(c.db, c.viewer.id, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    return { count, results: rows.map((row) => bidOf(row, c.viewer.id, c.language)) };
  },
  handle: (_, found) => found,
});
