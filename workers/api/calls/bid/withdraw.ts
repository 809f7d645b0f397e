import { contract } from "~/api/contract";
import { afterBidEvent } from "~/domain/bid-life";
import { afterJobEvent } from "~/domain/job-life";
import { withdrawal } from "../../changes/deals/bid-steps";
import { jobReopening } from "../../changes/deals/reopening";
import type { BidRow } from "../../db/bid";
import type { Database, Write } from "../../db/database";
import { triggerDelivery } from "../../db/outbox";
import { isDisputed } from "../../db/payment";
import { nameFor } from "../../db/person";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { ownBid } from "./visible-bid";

async function jobReopeningOf(db: Database, bid: BidRow, now: number): Promise<Write[]> {
  if (bid.status !== "accepted") return [];
  if (afterJobEvent(bid.job_status, "withdraw") === null) refuse("transition");
  if (await isDisputed(db, bid.job_id)) refuse("disputed");
  return jobReopening(db, now, {
    id: bid.job_id,
    title: bid.job_title,
    status: bid.job_status,
    helper_id: bid.user_id,
  });
}

async function handle(c: CallContext<typeof contract.bid.withdraw>, bid: BidRow): Promise<undefined> {
  const { db, viewer, now } = c;
  if (afterBidEvent(bid.status, "withdraw") === null) refuse("bid_not_pending");
  const after = await jobReopeningOf(db, bid, now);
  const name = await nameFor(db, bid.owner_id, viewer.id);
  await c.tx.add(...withdrawal(db, { bid, name, now }), ...after).commit();
  triggerDelivery(c);
}

export const withdraw = endpoint(contract.bid.withdraw, { load: ownBid, handle });
