import { contract } from "~/api/contract";
import { afterBidEvent, canAccept } from "~/domain/bid-life";
import { formatMoney } from "~/domain/money";
import { drawStartCode } from "~/domain/start-words";
import { type BidRow, bidOf, findBid } from "../../db/bid";
import type { Database, Write } from "../../db/database";
import { mail, triggerDelivery } from "../../db/outbox";
import { fullNameOf } from "../../db/person";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { acceptance } from "../../operations/deals/acceptance";
import { rejection } from "../../operations/deals/bid-steps";
import { receivedBid } from "./visible-bid";

type Context = CallContext<typeof contract.bid.decide>;

async function reject(c: Context, bid: BidRow): Promise<void> {
  if (bid.status === "rejected") return;
  if (afterBidEvent(bid.status, "reject") === null) refuse("bid_not_pending");
  await c.tx.add(...rejection(c.db, { bid, by: c.viewer.id, now: c.now })).commit();
}

/** Where the platform holds money, paying for a bid accepts it. */
async function accept(c: Context, bid: BidRow): Promise<void> {
  if (afterBidEvent(bid.status, "accept") === null) refuse("bid_not_pending");
  if (!canAccept(bid)) refuse("job_not_open");
  if (c.env.PAYMENT_MODE !== "direct") refuse("payment_required");
  const job = { id: bid.job_id, user_id: bid.owner_id, title: bid.job_title };
  const startCode = drawStartCode();
  await c.tx
    .add(...acceptance(c.db, { bid, job, now: c.now, startCode }), agreement(c.db, c.now, bid, startCode))
    .commit();
}

/** The words reach the owner by mail too. Where the platform holds money, the mail about the payment has them. */
function agreement(db: Database, now: number, bid: BidRow, startCode: string): Write {
  const { id, job_id, chat_id, job_title, amount, owner_id, user_id } = bid;
  return mail(db, now, {
    key: `'agreement:' || ?1`,
    template: "agreement",
    to: "'user', ?2",
    job: "?3",
    chat: "?4",
    data: `json_object('job_title', ?5, 'amount', ?6, 'start_code', ?7, 'name', ${fullNameOf("u")})`,
    rows: {
      from: "FROM user u WHERE u.id = ?8",
      values: [id, owner_id, job_id, chat_id, job_title, formatMoney(amount), startCode, user_id],
    },
  });
}

async function handle(c: Context, bid: BidRow) {
  const { db, viewer } = c;
  const { status } = await c.fields();
  await (status === "accepted" ? accept(c, bid) : reject(c, bid));
  triggerDelivery(c);
  return bidOf((await findBid(db, viewer.id, bid.id)) ?? bid, viewer.id, c.language);
}

export const decide = endpoint(contract.bid.decide, { load: receivedBid, handle });
