import { openChat, selectChatOfPair } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { insertBid, insertBidMessage, type NewBid, notifyOwner, selectNewestBid } from "../../db/offer";
import { mustHaveChanged } from "../../db/transaction";

export function bidPlacement(db: Database, placed: NewBid): Write[] {
  const { offer, bidder, now } = placed;
  const pair = { one: bidder, other: offer.owner_id, job: offer.id };
  return [
    openChat(db, pair, now),
    insertBid(db, placed),
    mustHaveChanged(db),
    insertBidMessage(db, placed),
    ...notifyOwner(db, placed),
    selectNewestBid(db, placed),
    selectChatOfPair(db, pair),
  ];
}
