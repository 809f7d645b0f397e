import { contract } from "~/api/contract";
import { bidOf, ownBids } from "../../db/bid";
import { endpoint } from "../../http/endpoint";

export const own = endpoint(contract.bid.own, {
  load: async (c) => {
    const { page } = await c.fields();
    const { count, results } = await ownBids(c.db, c.viewer.id, page);
    return { count, results: results.map((row) => bidOf(row, c.viewer.id, c.language)) };
  },
  handle: (_, found) => found,
});
