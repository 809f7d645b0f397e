import type { JobStatus } from "~/domain/jobs/job-status";
import { formatMoney } from "~/domain/money/money";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { SELECT_BID } from "./bid";
import { blocks } from "./block";
import type { Database, Query, Write } from "./database";
import { IS_PARTY, OWNER_IS_ACTIVE } from "./job";
import { notify } from "./notify";

export interface Offer {
  id: number;
  title: string;
  status: JobStatus;
  owner_id: number;
  is_party: number;
  business_required: number;
  blocked: number;
  known: number;
  has_bid: number;
  owner_active: number;
}

const HAS_BID = `EXISTS (SELECT 1 FROM bid p WHERE p.user_id = ?1 AND p.job_id = ?2
  AND (p.status IN ('pending', 'accepted') OR (p.status = 'rejected' AND p.rejected_by IS NOT NULL)))`;

export function findOffer(db: Database, viewer: number, job: number): Promise<Offer | null> {
  return db
    .prepare(
      `SELECT j.id, j.title, j.status, coalesce(j.user_id, 0) AS owner_id, ${IS_PARTY} AS is_party, j.business_required,
         ${blocks("?1", "j.user_id")} AS blocked, ${HAS_BID} AS has_bid,
         ${OWNER_IS_ACTIVE} AS owner_active,
         EXISTS (SELECT 1 FROM acquaintance a WHERE a.user_id = j.user_id AND a.other_id = ?1) AS known
       FROM job j WHERE j.id = ?2`,
    )
    .bind(viewer, job)
    .first<Offer>();
}

export interface NewBid {
  offer: Offer;
  bidder: number;
  name: string;
  amount: number;
  message: string | null;
  first_day: string | null;
  now: number;
}

/** Put after `openChat`, and `mustHaveChanged` right after it: inserts only if the job is open to this bidder. */
export const insertBid = (db: Database, { offer, bidder, amount, message, first_day, now }: NewBid): Write =>
  db
    .prepare(
      `INSERT INTO bid (job_id, user_id, chat_id, amount, message, first_day, created_at, updated_at)
       SELECT j.id, ?1, c.id, ?4, ?5, ?7, ?6, ?6 FROM job j
       JOIN chat c ON c.low_id = min(?1, ?3) AND c.high_id = max(?1, ?3) AND coalesce(c.job_id, 0) = j.id
       WHERE j.id = ?2 AND j.status = 'open' AND NOT ${blocks("?1", "?3")} AND NOT ${HAS_BID}
         AND ${OWNER_IS_ACTIVE}`,
    )
    .bind(bidder, offer.id, offer.owner_id, amount, message, now, first_day);

const NEWEST = "(SELECT max(id) FROM bid WHERE job_id = ?2 AND user_id = ?1)";

export const insertBidMessage = (db: Database, { offer, bidder, now }: NewBid): Write =>
  db
    .prepare(
      `INSERT INTO message (chat_id, sender_id, message, bid_id, day, created_at)
       SELECT b.chat_id, b.user_id, coalesce(b.message, ''), b.id, ?3, ?4 FROM bid b WHERE b.id = ${NEWEST}`,
    )
    .bind(bidder, offer.id, dayInAmsterdam(now), now);

/** The bid and the chat may be new in this transaction, hence the SQL. */
export function notifyOwner(db: Database, { offer, bidder, name, amount, first_day, now }: NewBid): Write[] {
  const data = JSON.stringify({
    job_title: offer.title,
    name,
    amount: formatMoney(amount),
    ...(first_day && { first_day }),
  });
  return notify(db, now, {
    type: "bid_placed",
    key: "'bid_placed:' || b.id",
    to: "?3",
    job: "b.job_id",
    chat: "b.chat_id",
    data: "json_set(?4, '$.bid', b.id)",
    rows: { from: `FROM bid b WHERE b.id = ${NEWEST}`, values: [bidder, offer.id, offer.owner_id, data] },
    mail: true,
  });
}

export const selectNewestBid = (db: Database, { offer, bidder }: NewBid): Query =>
  db.prepare(`${SELECT_BID} WHERE b.id = ${NEWEST}`).bind(bidder, offer.id);
