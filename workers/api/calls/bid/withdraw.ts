import { contract } from "~/api/contract";
import { afterBidEvent } from "~/domain/bid";
import { afterJobEvent } from "~/domain/job-life";
import { withdrawal } from "../../changes/deals/bid-steps";
import { openAgain } from "../../changes/deals/reopening";
import { commit } from "../../db/batch";
import type { BidRow } from "../../db/bid";
import { wake } from "../../db/outbox";
import { isDisputed } from "../../db/payment";
import { nameFor } from "../../db/person";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";
import { ownBid } from "./visible-bid";

/** What follows when the accepted helper leaves: all money goes back and the job is open again. */
async function leaving(db: D1Database, bid: BidRow, now: number): Promise<D1PreparedStatement[]> {
  if (bid.status !== "accepted") return [];
  if (afterJobEvent(bid.job_status, "withdraw") === null) refuse("transition");
  if (await isDisputed(db, bid.job_id)) refuse("disputed");
  return openAgain(db, now, { id: bid.job_id, title: bid.job_title, status: bid.job_status, helper_id: bid.user_id });
}

async function withdraw(q: Question<typeof contract.bid.withdraw>, bid: BidRow): Promise<undefined> {
  const { db, viewer, now } = q;
  if (afterBidEvent(bid.status, "withdraw") === null) refuse("bid_not_pending");
  const after = await leaving(db, bid, now);
  const name = await nameFor(db, bid.owner_id, viewer.id);
  await commit(db, [...withdrawal(db, { bid, name, now }), ...after]);
  wake(q.env, q.execution);
}

export function serveWithdraw(app: ApiApp): void {
  serveAbout(app, contract.bid.withdraw, ownBid, withdraw);
}
