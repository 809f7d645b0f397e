import { contract } from "~/api/contract";
import { afterBidEvent } from "~/domain/bid-life";
import type { BidRow } from "../../db/bid";
import type { Database } from "../../db/database";
import { triggerDelivery } from "../../db/outbox";
import { nameFor } from "../../db/person";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { withdrawal } from "../../operations/deals/bid-steps";
import { endingOf, mustStartAt } from "../../operations/deals/cancellation";
import { dealEnd } from "../../operations/deals/deal-ending";
import { jobReopening } from "../../operations/deals/reopening";
import { ownBid } from "./visible-bid";

async function leaving(db: Database, bid: BidRow, now: number) {
  if (bid.status !== "accepted") return { late: false, before: [], after: [] };
  const job = { id: bid.job_id, title: bid.job_title, status: bid.job_status, helper_id: bid.user_id };
  const { allowed, reason, startsAt } = await endingOf(db, now, { ...job, begun_at: null, done_at: null }, "helper");
  if (!allowed) refuse(reason === "disputed" ? "disputed" : "transition");
  const ended = await dealEnd(db, now, { ...job, end: "withdrawn" });
  const after = await jobReopening(db, now, job);
  return { late: reason === "late", before: [mustStartAt(db, job.id, startsAt), ...ended], after };
}

async function handle(c: CallContext<typeof contract.bid.withdraw>, bid: BidRow): Promise<undefined> {
  const { db, viewer, now } = c;
  if (afterBidEvent(bid.status, "withdraw") === null) refuse("bid_not_pending");
  const { late, before, after } = await leaving(db, bid, now);
  const name = await nameFor(db, bid.owner_id, viewer.id);
  await c.tx.add(...before, ...withdrawal(db, { bid, name, late, now }), ...after).commit();
  triggerDelivery(c);
}

export const withdraw = endpoint(contract.bid.withdraw, { load: ownBid, handle });
