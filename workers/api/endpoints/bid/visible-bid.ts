import { type BidRow, findBid } from "../../db/bid";
import type { Database } from "../../db/database";
import { refuse } from "../../http/refusal";

interface BidContext {
  db: Database;
  viewer: { id: number };
  ids: () => { bid_id: number };
}

/** Returns the bidder's bid: 403 for the owner of the job, 404 for everyone else. */
export async function ownBid({ db, viewer, ids }: BidContext): Promise<BidRow> {
  const bid = (await findBid(db, viewer.id, ids().bid_id)) ?? refuse("not_found");
  return bid.user_id === viewer.id ? bid : refuse("permission_denied");
}

/** Returns the bid for the owner of the job: 403 for its bidder, 404 for everyone else. */
export async function receivedBid({ db, viewer, ids }: BidContext): Promise<BidRow> {
  const bid = (await findBid(db, viewer.id, ids().bid_id)) ?? refuse("not_found");
  return bid.user_id === viewer.id ? refuse("permission_denied") : bid;
}
