import { contract } from "~/api/contract";
import { followedBidOf, ownBids } from "../../db/bid";
import { endpoint } from "../../http/endpoint";

export const own = endpoint(contract.bid.own, {
  load: async (c) => {
    const { page, withdrawn } = await c.fields();
    const { count, results } = await ownBids(c.db, { viewer: c.viewer.id, page, withdrawn });
    return { count, results: results.map((row) => followedBidOf(row, c.viewer.id, c.language)) };
  },
  handle: (_, found) => found,
});
