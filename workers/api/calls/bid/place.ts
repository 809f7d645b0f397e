import { contract } from "~/api/contract";
import { findOffer, type NewBid, type Offer, placing } from "../../changes/deals/offer";
import { commit } from "../../db/batch";
import { type BidRow, bidOf } from "../../db/bid";
import { type ChatRow, chatOf } from "../../db/chat";
import { wake } from "../../db/outbox";
import { nameOf } from "../../db/person";
import type { Question, Seeking } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";

/** The job to bid on: 404 when there is none, 410 when it is deleted, but for its parties. */
async function knownOffer({ db, viewer, ids }: Seeking<typeof contract.bid.place>): Promise<Offer> {
  const offer = await findOffer(db, viewer.id, ids().job_id);
  if (!offer) return refuse("job_not_found");
  if (offer.status === "deleted" && !offer.is_party) refuse("job_deleted");
  return offer;
}

function refuseTies(offer: Offer, viewer: { id: number; business: boolean }): void {
  if (offer.owner_id === viewer.id) refuse("own_job");
  if (offer.blocked) refuse("blocked");
  if (offer.business_required && !viewer.business) refuse("business_required");
}

async function commitBid(db: D1Database, placed: NewBid): Promise<{ bid: BidRow; chat: ChatRow }> {
  const [bid, chat] = (await commit<unknown>(db, placing(db, placed))).slice(-2);
  return { bid: bid?.results[0] as BidRow, chat: chat?.results[0] as ChatRow };
}

async function place(q: Question<typeof contract.bid.place>, offer: Offer) {
  const { db, viewer, now, language } = q;
  refuseTies(offer, viewer);
  const { amount, message } = await q.fields();
  if (offer.status !== "open") refuse("job_not_open");
  if (offer.has_bid) refuse("bid_exists");
  const name = nameOf(viewer, offer.known === 1);
  const { bid, chat } = await commitBid(db, { offer, bidder: viewer.id, name, amount, message, now });
  wake(q.env, q.execution);
  return { ...bidOf(bid, viewer.id, language), chat: chatOf(chat, viewer.id, language) };
}

export function servePlace(app: ApiApp): void {
  serveAbout(app, contract.bid.place, knownOffer, place);
}
