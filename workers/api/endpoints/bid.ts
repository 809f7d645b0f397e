import { contract } from "~/api/contract";
import type { bidCalls } from "~/api/contract/bids";
import { afterBidEvent, bidderRefusal, canAccept } from "~/domain/deals/bid-life";
import { drawStartCode } from "~/domain/deals/start-words";
import { takesBids } from "~/domain/jobs/job-life";
import type { Cents } from "~/domain/money/money";
import { faultOfDay } from "~/domain/values/date";
import {
  type BidRow,
  bidOf,
  findBid,
  findPayableBid,
  followedBidOf,
  mailAgreement,
  ownBids,
  type PayableBidRow,
} from "../db/bid";
import { areBlocked, mustNotBeBlocked } from "../db/block";
import { type ChatRow, chatOf } from "../db/chat";
import type { Database } from "../db/database";
import { mustStartAt } from "../db/deal";
import { findOffer, type NewBid, type Offer } from "../db/offer";
import { nameFor, nameOf } from "../db/person";
import { isSuspended } from "../db/suspension";
import type { Transaction } from "../db/transaction";
import type { CallContext, LookupContext } from "../http/context";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";
import { acceptance } from "../operations/deals/acceptance";
import { bidChange, rejection, withdrawal } from "../operations/deals/bid-steps";
import { endingOf } from "../operations/deals/cancellation";
import { dealEnd } from "../operations/deals/deal-ending";
import { refuseOfDeal } from "../operations/deals/deal-refusal";
import { bidPlacement } from "../operations/deals/offer";
import { jobReopening } from "../operations/deals/reopening";
import { refuseUnlessShown } from "../operations/money/as-shown";

interface BidContext {
  db: Database;
  viewer: { id: number };
  ids: () => { bid_id: number };
}

async function ownBid({ db, viewer, ids }: BidContext): Promise<PayableBidRow> {
  const bid = (await findPayableBid(db, viewer.id, ids().bid_id)) ?? refuse("not_found");
  return bid.user_id === viewer.id ? bid : refuse("permission_denied");
}

async function receivedBid({ db, viewer, ids }: BidContext): Promise<BidRow> {
  const bid = (await findBid(db, viewer.id, ids().bid_id)) ?? refuse("not_found");
  return bid.user_id === viewer.id ? refuse("permission_denied") : bid;
}

const own = endpoint(contract.bid.own, {
  load: async (c) => {
    const { page, withdrawn } = await c.fields();
    const { count, results } = await ownBids(c.db, { viewer: c.viewer.id, page, withdrawn });
    return { count, results: results.map((row) => followedBidOf(row, c.viewer.id, c.language)) };
  },
  handle: (_, bids) => bids,
});

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

async function placeBid(c: CallContext<typeof contract.bid.place>, offer: Offer) {
  const { viewer, now, language } = c;
  refuseBidder(offer, viewer);
  const { amount, message, first_day } = await c.fields();
  if (!takesBids(offer.status) || !offer.owner_active) refuse("job_not_open");
  if (offer.has_bid) refuse("bid_exists");
  const name = nameOf(viewer, offer.known === 1);
  const { bid, chat } = await commitBid(c.tx, { offer, bidder: viewer.id, name, amount, message, first_day, now });
  return { ...bidOf(bid, viewer.id, language), chat: chatOf(chat, viewer.id, language) };
}

const place = endpoint(contract.bid.place, { load: loadVisibleOffer, handle: placeBid });

async function changeBid(c: CallContext<typeof contract.bid.change>, bid: PayableBidRow) {
  const { db, viewer, now } = c;
  const fields = await c.fields({ first_day: (day) => (day && day !== bid.first_day ? faultOfDay(day, now) : null) });
  const { amount, message, first_day = bid.first_day } = fields;
  if (await areBlocked(db, bid.user_id, bid.owner_id)) refuse("blocked");
  if (afterBidEvent(bid.status, "change") === null) refuse("bid_not_pending");
  const name = await nameFor(db, bid.owner_id, viewer.id);
  await c.tx
    .add(
      mustNotBeBlocked(db, bid.user_id, bid.owner_id),
      ...bidChange(db, { bid, name, amount, message, first_day, now }),
    )
    .commit();
  return bidOf({ ...bid, amount, message, first_day, updated_at: now }, viewer.id, c.language);
}

const change = endpoint(contract.bid.change, { load: ownBid, handle: changeBid });

type DecideContext = CallContext<typeof contract.bid.decide>;

async function reject(c: DecideContext, bid: BidRow): Promise<void> {
  if (bid.status === "rejected") return;
  if (afterBidEvent(bid.status, "reject") === null) refuse("bid_not_pending");
  await c.tx.add(...rejection(c.db, { bid, by: c.viewer.id, now: c.now })).commit();
}

async function accept(c: DecideContext, bid: BidRow, shown: Cents | undefined): Promise<void> {
  if (await areBlocked(c.db, bid.user_id, bid.owner_id)) refuse("blocked");
  if (afterBidEvent(bid.status, "accept") === null) refuse("bid_not_pending");
  if (!canAccept(bid)) refuse("job_not_open");
  if (c.env.PAYMENT_MODE !== "direct") refuse("payment_required");
  if (await isSuspended(c.db, bid.user_id)) refuse("helper_unavailable");
  refuseUnlessShown(shown, bid.amount, "amount_changed");
  const job = { id: bid.job_id, user_id: bid.owner_id, title: bid.job_title };
  const startCode = drawStartCode();
  await c.tx
    .add(...acceptance(c.db, { bid, job, now: c.now, startCode }), mailAgreement(c.db, c.now, bid, startCode))
    .commit();
}

async function decideBid(c: DecideContext, bid: BidRow) {
  const { db, viewer } = c;
  const { status, amount } = await c.fields();
  await (status === "accepted" ? accept(c, bid, amount) : reject(c, bid));
  return bidOf((await findBid(db, viewer.id, bid.id)) ?? bid, viewer.id, c.language);
}

const decide = endpoint(contract.bid.decide, { load: receivedBid, handle: decideBid });

async function leaving(db: Database, bid: BidRow, now: number) {
  if (bid.status !== "accepted") return { late: false, before: [], after: [] };
  const job = { id: bid.job_id, title: bid.job_title, status: bid.job_status, helper_id: bid.user_id };
  const { allowed, reason, startsAt } = await endingOf(db, now, { ...job, begun_at: null, done_at: null }, "helper");
  if (!allowed) return refuseOfDeal(db, job.id, reason === "disputed" ? "disputed" : "transition");
  const late = reason === "late";
  const ended = await dealEnd(db, now, { ...job, end: "withdrawn", late });
  const after = await jobReopening(db, now, job);
  return { late, before: [mustStartAt(db, job.id, startsAt), ...ended], after };
}

async function withdrawBid(c: CallContext<typeof contract.bid.withdraw>, bid: PayableBidRow): Promise<undefined> {
  const { db, viewer, now } = c;
  if (afterBidEvent(bid.status, "withdraw") === null) refuse("bid_not_pending");
  const { late, before, after } = await leaving(db, bid, now);
  const name = await nameFor(db, bid.owner_id, viewer.id);
  await c.tx.add(...before, ...withdrawal(db, { bid, name, late, now }), ...after).commit();
}

const withdraw = endpoint(contract.bid.withdraw, { load: ownBid, handle: withdrawBid });

export const bid = { own, place, change, decide, withdraw } satisfies Handlers<typeof bidCalls>;
