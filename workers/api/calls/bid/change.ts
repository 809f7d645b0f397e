import { contract } from "~/api/contract";
import { afterBidEvent } from "~/domain/bid";
import { changing } from "../../changes/deals/bid-steps";
import { commit } from "../../db/batch";
import { type BidRow, bidOf } from "../../db/bid";
import { nameFor } from "../../db/person";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";
import { ownBid } from "./visible-bid";

async function change(q: Question<typeof contract.bid.change>, bid: BidRow) {
  const { db, viewer, now } = q;
  const { amount, message } = await q.fields();
  if (afterBidEvent(bid.status, "change") === null) refuse("bid_not_pending");
  const name = await nameFor(db, bid.owner_id, viewer.id);
  await commit(db, changing(db, { bid, name, amount, message, now }));
  return bidOf({ ...bid, amount, message, updated_at: now }, viewer.id, q.language);
}

export function serveChange(app: ApiApp): void {
  serveAbout(app, contract.bid.change, ownBid, change);
}
