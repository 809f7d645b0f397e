import { contract } from "~/api/contract";
import { afterBidEvent, canAccept } from "~/domain/bid";
import { rejection } from "../../changes/deals/bid-steps";
import { commit } from "../../db/batch";
import { acceptance, type BidRow, bidOf, findBid } from "../../db/bid";
import { wake } from "../../db/outbox";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";
import { receivedBid } from "./visible-bid";

type Deciding = Question<typeof contract.bid.decide>;

/** Rejecting again changes nothing, whoever or whatever rejected it. */
async function reject(q: Deciding, bid: BidRow): Promise<void> {
  if (bid.status === "rejected") return;
  if (afterBidEvent(bid.status, "reject") === null) refuse("bid_not_pending");
  await commit(q.db, rejection(q.db, { bid, by: q.viewer.id, now: q.now }));
}

/** Where money is held a bid is accepted by paying for it. */
async function accept(q: Deciding, bid: BidRow): Promise<void> {
  if (afterBidEvent(bid.status, "accept") === null) refuse("bid_not_pending");
  if (!canAccept(bid)) refuse("job_not_open");
  if (q.env.PAYMENT_MODE !== "direct") refuse("payment_required");
  const job = { id: bid.job_id, user_id: bid.owner_id, title: bid.job_title };
  await commit(q.db, acceptance(q.db, { bid, job, now: q.now }));
}

async function decide(q: Deciding, bid: BidRow) {
  const { db, viewer } = q;
  const { status } = await q.fields();
  await (status === "accepted" ? accept(q, bid) : reject(q, bid));
  wake(q.env, q.execution);
  return bidOf((await findBid(db, viewer.id, bid.id)) ?? bid, viewer.id, q.language);
}

export function serveDecide(app: ApiApp): void {
  serveAbout(app, contract.bid.decide, receivedBid, decide);
}
