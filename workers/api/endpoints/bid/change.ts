import { contract } from "~/api/contract";
import { afterBidEvent } from "~/domain/bid-life";
import { type BidRow, bidOf } from "../../db/bid";
import { nameFor } from "../../db/person";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { bidChange } from "../../operations/deals/bid-steps";
import { ownBid } from "./visible-bid";

async function handle(c: CallContext<typeof contract.bid.change>, bid: BidRow) {
  const { db, viewer, now } = c;
  const { amount, message } = await c.fields();
  if (afterBidEvent(bid.status, "change") === null) refuse("bid_not_pending");
  const name = await nameFor(db, bid.owner_id, viewer.id);
  await c.tx.add(...bidChange(db, { bid, name, amount, message, now })).commit();
  return bidOf({ ...bid, amount, message, updated_at: now }, viewer.id, c.language);
}

export const change = endpoint(contract.bid.change, { load: ownBid, handle });
