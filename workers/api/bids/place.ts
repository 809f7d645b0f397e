import { contract } from "../../../app/api/contract";
import { commit, isUnique, Lost } from "../db/batch";
import type { BidRow } from "../db/bid";
import { bidOf } from "../db/bid";
import { type ChatRow, chatOf } from "../db/chat";
import { findOffer, type NewBid, type Offer, placing } from "../db/offer";
import { nameFor } from "../db/person";
import { refuse } from "../kernel/refusal";
import { type ApiApp, serve } from "../kernel/serve";
import { wake } from "../work/tell";

/** The job to bid on: 404 when there is none, 410 when it is deleted, but for its parties. */
async function knownOffer(db: D1Database, viewer: number, job: number): Promise<Offer> {
  const offer = await findOffer(db, viewer, job);
  if (!offer) return refuse("job_not_found");
  const party = [offer.owner_id, offer.helper_id, offer.former_helper_id].includes(viewer);
  if (offer.status === "deleted" && !party) refuse("job_deleted");
  return offer;
}

function refuseTies(offer: Offer, viewer: { id: number; business: boolean }): void {
  if (offer.owner_id === viewer.id) refuse("own_job");
  if (offer.blocked) refuse("blocked");
  if (offer.business_required && !viewer.business) refuse("business_required");
}

function refuseState(offer: Offer): void {
  if (offer.status !== "open") refuse("job_not_open");
  if (offer.has_bid) refuse("bid_exists");
}

type Placed = { bid: BidRow; chat: ChatRow };

/** Null when the job or the pair changed meanwhile: to be looked at again. */
async function place(db: D1Database, offered: NewBid): Promise<Placed | null> {
  try {
    const [bid, chat] = (await commit<unknown>(db, placing(db, offered))).slice(-2);
    return { bid: bid?.results[0] as BidRow, chat: chat?.results[0] as ChatRow };
  } catch (error) {
    if (error instanceof Lost) return null;
    if (isUnique(error, "bid.job_id, bid.user_id")) return refuse("bid_exists");
    throw error;
  }
}

export function servePlace(app: ApiApp): void {
  serve(app, contract.bid.place, async (q) => {
    const { db, viewer, now, language } = q;
    const { job_id } = q.ids();
    const offer = await knownOffer(db, viewer.id, job_id);
    refuseTies(offer, viewer);
    const { amount, message } = await q.fields();
    refuseState(offer);
    const name = await nameFor(db, offer.owner_id, viewer.id);
    const placed = await place(db, { offer, bidder: viewer.id, name, amount, message, now });
    if (!placed) {
      const again = await knownOffer(db, viewer.id, job_id);
      refuseTies(again, viewer);
      refuseState(again);
      return refuse("job_not_open");
    }
    wake(q.env, q.execution);
    return { ...bidOf(placed.bid, viewer.id, language), chat: chatOf(placed.chat, viewer.id, language) };
  });
}
