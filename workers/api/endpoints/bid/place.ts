import { contract } from "~/api/contract";
import { bidderRefusal } from "~/domain/bid-life";
import { takesBids } from "~/domain/job-life";
import { type BidRow, bidOf } from "../../db/bid";
import { type ChatRow, chatOf } from "../../db/chat";
import { triggerDelivery } from "../../db/outbox";
import { nameOf } from "../../db/person";
import type { Transaction } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { bidPlacement, findOffer, type NewBid, type Offer } from "../../operations/deals/offer";

async function loadVisibleOffer({ db, viewer, ids }: LookupContext<typeof contract.bid.place>): Promise<Offer> {
  const offer = await findOffer(db, viewer.id, ids().job_id);
  if (!offer) return refuse("job_not_found");
  if (offer.status === "deleted" && !offer.is_party) refuse("job_deleted");
  return offer;
}

function refuseBidder(offer: Offer, viewer: { id: number; business: boolean }): void {
  if (offer.blocked) refuse("blocked");
  const job = { user: offer.owner_id, business_required: offer.business_required === 1 };
  const refused = bidderRefusal(viewer, job);
  if (refused) refuse(refused);
}

async function commitBid(tx: Transaction, placed: NewBid): Promise<{ bid: BidRow; chat: ChatRow }> {
  const [bid, chat] = (await tx.add(...bidPlacement(tx.db, placed)).commit()).slice(-2);
  return { bid: bid?.results[0] as BidRow, chat: chat?.results[0] as ChatRow };
}

async function handle(c: CallContext<typeof contract.bid.place>, offer: Offer) {
  const { viewer, now, language } = c;
  refuseBidder(offer, viewer);
  const { amount, message } = await c.fields();
  if (!takesBids(offer.status)) refuse("job_not_open");
  if (offer.has_bid) refuse("bid_exists");
  const name = nameOf(viewer, offer.known === 1);
  const { bid, chat } = await commitBid(c.tx, { offer, bidder: viewer.id, name, amount, message, now });
  triggerDelivery(c);
  return { ...bidOf(bid, viewer.id, language), chat: chatOf(chat, viewer.id, language) };
}

export const place = endpoint(contract.bid.place, { load: loadVisibleOffer, handle });
