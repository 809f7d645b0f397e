import type { Bid, FollowedBid } from "~/domain/deals/bid";
import type { BidEnd, BidStatus } from "~/domain/deals/bid-life";
import type { DealEnd } from "~/domain/deals/deal-end";
import type { JobImage } from "~/domain/jobs/image";
import type { JobEnd, JobStatus } from "~/domain/jobs/job-status";
import { formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import { appointmentInChat, CURRENT_APPOINTMENT } from "./appointment";
import { blocks } from "./block";
import type { Database, Write } from "./database";
import { dealEndSummaryOf, EXTRAS_OF_DEAL, type ExtraPayment, PAYMENT_OF_DEAL } from "./deal-end";
import { JOB_END } from "./job-end";
import { IMAGES, imagesOf } from "./job-image";
import type { Json } from "./json";
import { moneyNewsIn, moneyNewsJson } from "./money-news";
import { mail } from "./outbox";
import { pageOfRows } from "./page";
import { cardOf, fullNameOf, type Person, personJson, timeOf, timeOrNull } from "./person";

export interface BidRow {
  id: number;
  job_id: number;
  user_id: number;
  chat_id: number;
  amount: number;
  message: string | null;
  first_day: string | null;
  status: BidStatus;
  ended: BidEnd | null;
  being_paid: number;
  blocked: number;
  created_at: number;
  updated_at: number;
  job_end: JobEnd | null;
  chat_uri: string;
  job_title: string;
  job_status: JobStatus;
  job_stopped: number;
  owner_id: number;
  bidder: Json<Person>;
}

/** SQL of `isPaidBy` (app/domain/money/deal-money.ts). */
export const IS_BEING_PAID = `(b.status = 'pending' AND EXISTS (SELECT 1 FROM payment u
  WHERE u.bid_id = b.id AND u.kind = 'bid' AND u.status = 'processing' AND u.amount = b.amount))`;

/** SQL of `BidEnd` (app/domain/deals/bid-life.ts). Bids that lost to another bid ended before the job was completed. */
export const BID_END = `iif(b.ended = 'lapsed' AND EXISTS (SELECT 1 FROM job e
  WHERE e.id = b.job_id AND e.status = 'solved' AND e.solved_at = b.updated_at), 'unchosen', b.ended)`;

/** Selects bids as `b`, jobs as `j` and bidders as `u`. Bind the viewer as `?1`. */
export const selectBids = (more = "") => `
  SELECT b.id, b.job_id, b.user_id, b.chat_id, b.amount, b.message, b.first_day, b.status, ${BID_END} AS ended, ${IS_BEING_PAID} AS being_paid, ${blocks("b.user_id", "j.user_id")} AS blocked, b.created_at, b.updated_at,
    c.uri AS chat_uri, j.title AS job_title, j.status AS job_status, ${JOB_END} AS job_end, j.stopped AS job_stopped, coalesce(j.user_id, 0) AS owner_id,
    ${personJson("u")} AS bidder${more}
  FROM bid b JOIN job j ON j.id = b.job_id JOIN chat c ON c.id = b.chat_id JOIN user u ON u.id = b.user_id`;
export const SELECT_BID = selectBids();

export const statusOf = ({ status, ended }: { status: BidStatus; ended: BidEnd | null }): BidStatus =>
  ended === "cancelled" ? ended : status;

export function bidOf(row: BidRow, viewer: number, language: Language): Bid {
  return {
    id: row.id,
    job_id: row.job_id,
    user_id: row.user_id,
    user: cardOf(row.bidder, viewer, language),
    amount: formatMoney(row.amount),
    message: row.message,
    first_day: row.first_day,
    status: statusOf(row),
    ended: row.ended,
    being_paid: row.being_paid === 1,
    ...(row.blocked === 1 && { blocked: true as const }),
    chat_uri: row.chat_uri,
    job_title: row.job_title,
    job_status: row.job_status,
    job_stopped: row.job_status === "solved" && row.job_stopped === 1,
    ...(row.job_end && { job_end: row.job_end }),
    created_at: timeOf(row.created_at),
    updated_at: timeOf(row.updated_at),
  };
}

export async function findBid(db: Database, viewer: number, id: number): Promise<BidRow | null> {
  return db.prepare(`${SELECT_BID} WHERE b.id = ?2 AND ?1 IN (b.user_id, j.user_id)`).bind(viewer, id).first<BidRow>();
}

export interface PayableBidRow extends BidRow {
  /** The amount that the bank still processes for the bid, also an earlier one. Null without a payment. */
  amount_under_way: number | null;
}

const SELECT_PAYABLE_BID = selectBids(
  ", (SELECT max(u.amount) FROM payment u WHERE u.bid_id = b.id AND u.kind = 'bid' AND u.status = 'processing') AS amount_under_way",
);

export async function findPayableBid(db: Database, viewer: number, id: number): Promise<PayableBidRow | null> {
  return db
    .prepare(`${SELECT_PAYABLE_BID} WHERE b.id = ?2 AND ?1 IN (b.user_id, j.user_id)`)
    .bind(viewer, id)
    .first<PayableBidRow>();
}

export interface FollowedBidRow extends BidRow {
  owner: Json<Person> | null;
  job_category: number;
  job_images: Json<JobImage[]>;
  appointment: string | null;
  begun_at: number | null;
  done_at: number | null;
  disputed: number | null;
  money_news: string | null;
  deal_end: Json<DealEnd> | null;
  payment: number | null;
  extras: Json<ExtraPayment[]>;
  earned: number | null;
}

const NEWEST = "NOT EXISTS (SELECT 1 FROM bid n WHERE n.job_id = b.job_id AND n.user_id = b.user_id AND n.id > b.id)";

export const SELECT_FOLLOWED_BID =
  selectBids(`, (SELECT ${personJson("o")} FROM user o WHERE o.id = j.user_id) AS owner, ${CURRENT_APPOINTMENT} AS appointment,
    iif(b.status = 'accepted', j.begun_at, NULL) AS begun_at, iif(b.status = 'accepted', j.done_at, NULL) AS done_at,
    j.category AS job_category, iif(j.status = 'deleted', '[]', ${IMAGES}) AS job_images,
    (SELECT p.id FROM payment p WHERE p.chat_id = c.id AND p.status = 'disputed' ORDER BY p.id DESC LIMIT 1) AS disputed,
    ${moneyNewsJson({ where: "p.chat_id = c.id AND p.payee_id = ?1 AND (p.bid_id = b.id OR (p.bid_id IS NULL AND b.status = 'accepted'))", role: "helper" })} AS money_news,
    iif(${NEWEST}, b.deal_end, NULL) AS deal_end, ${PAYMENT_OF_DEAL} AS payment, ${EXTRAS_OF_DEAL} AS extras,
    iif(b.status = 'accepted' AND j.status = 'solved', (SELECT sum(p.helper_amount) FROM payment p
      WHERE p.chat_id = c.id AND p.payee_id = ?1 AND p.kind IN ('bid', 'request') AND p.status = 'released'), NULL) AS earned`);

const LAST_WITHDRAWN = `(b.status <> 'withdrawn' OR ${NEWEST})`;

interface OwnBids {
  viewer: number;
  page: number;
  withdrawn: boolean;
}

export function ownBids(db: Database, { viewer, page, withdrawn }: OwnBids): Promise<Page<FollowedBidRow>> {
  const own = `b.user_id = ?1 AND ${withdrawn ? LAST_WITHDRAWN : "b.status <> 'withdrawn'"}`;
  return pageOfRows<FollowedBidRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM bid b WHERE ${own}`).bind(viewer),
    rows: (limit) => db.prepare(`${SELECT_FOLLOWED_BID} WHERE ${own} ORDER BY b.id DESC ${limit}`).bind(viewer),
  });
}

export function followedBidOf(row: FollowedBidRow, viewer: number, language: Language): FollowedBid {
  const owner = cardOf(row.owner, viewer, language);
  const job = { title: row.job_title, status: row.job_status };
  return {
    ...bidOf(row, viewer, language),
    owner,
    job_category: row.job_category,
    job_image: imagesOf(row.job_images)[0] ?? null,
    appointment: appointmentInChat(row.appointment),
    begun_at: timeOrNull(row.begun_at),
    done_at: timeOrNull(row.done_at),
    disputed: row.disputed,
    money_news: moneyNewsIn(row.money_news),
    earned: row.earned === null ? null : formatMoney(row.earned),
    ended_deal: dealEndSummaryOf(
      row.deal_end,
      { role: "helper", name: owner.name, job, payment: row.payment, extras: row.extras },
      language,
    ),
  };
}

/** Null: the job was reserved by hand. */
export const chatOfDeal = (
  db: Database,
  job: number,
  helper: number | null,
): Promise<{ chat: number; deal: number } | null> =>
  db
    .prepare(
      "SELECT chat_id AS chat, id AS deal FROM bid WHERE job_id = ? AND user_id = ? AND status = 'accepted' ORDER BY id DESC LIMIT 1",
    )
    .bind(job, helper)
    .first<{ chat: number; deal: number }>();

/** In _held_ mode the mail about the payment has these words. */
export const mailAgreement = (db: Database, now: number, bid: BidRow, startCode: string): Write => {
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
};
