import { type BidRow, findBid } from "../db/bid";
import { refuse } from "../kernel/refusal";

/** The bid, for the one who made it: 403 for the owner of the job, 404 for everyone else. */
export async function ownBid(db: D1Database, viewer: number, id: number): Promise<BidRow> {
  const bid = (await findBid(db, viewer, id)) ?? refuse("not_found");
  return bid.user_id === viewer ? bid : refuse("permission_denied");
}

/** The bid, for the owner of the job: 403 for the one who made it, 404 for everyone else. */
export async function receivedBid(db: D1Database, viewer: number, id: number): Promise<BidRow> {
  const bid = (await findBid(db, viewer, id)) ?? refuse("not_found");
  return bid.user_id === viewer ? refuse("permission_denied") : bid;
}
