import { type Bid, type BidStatus } from "~/domain/bid";
import type { JobStatus } from "~/domain/job";
import { formatMoney } from "~/domain/money";
import type { Language } from "~/domain/value";
import { mustHaveChanged } from "./batch";
import { tell, tellRejected } from "./outbox";
import { cardOf, personJson, timeOf } from "./person";

/** A bid with what its two people see beside it. */
export interface BidRow {
  id: number;
  job_id: number;
  user_id: number;
  chat_id: number;
  amount: number;
  message: string | null;
  status: BidStatus;
  created_at: number;
  updated_at: number;
  chat_uri: string;
  job_title: string;
  job_status: JobStatus;
  owner_id: number;
  bidder: string;
}

/** Selects bids as `b` with their job `j`. Bind the viewer's id as `?1`. */
export const SELECT_BID = `
  SELECT b.id, b.job_id, b.user_id, b.chat_id, b.amount, b.message, b.status, b.created_at, b.updated_at,
    c.uri AS chat_uri, j.title AS job_title, j.status AS job_status, coalesce(j.user_id, 0) AS owner_id,
    ${personJson("u")} AS bidder
  FROM bid b JOIN job j ON j.id = b.job_id JOIN chat c ON c.id = b.chat_id JOIN user u ON u.id = b.user_id`;

/** What a bid is to those outside: one that was withdrawn counts as rejected. */
export const statusOutside = (status: BidStatus): Bid["status"] => (status === "withdrawn" ? "rejected" : status);

/** A bid as one of its two people sees it. */
export function bidOf(row: BidRow, viewer: number, language: Language): Bid {
  return {
    id: row.id,
    job_id: row.job_id,
    user_id: row.user_id,
    user: cardOf(row.bidder, viewer, language),
    amount: formatMoney(row.amount),
    message: row.message,
    status: statusOutside(row.status),
    chat_uri: row.chat_uri,
    job_title: row.job_title,
    job_status: row.job_status,
    created_at: timeOf(row.created_at),
    updated_at: timeOf(row.updated_at),
  };
}

/** The bid, when the viewer made it or owns its job; null for everyone else. */
export async function findBid(db: D1Database, viewer: number, id: number): Promise<BidRow | null> {
  return db.prepare(`${SELECT_BID} WHERE b.id = ?2 AND ?1 IN (b.user_id, j.user_id)`).bind(viewer, id).first<BidRow>();
}

/** The viewer's own bids, newest first, without those withdrawn. */
export async function ownBids(db: D1Database, viewer: number, { limit, offset }: { limit: number; offset: number }) {
  const own = "b.user_id = ?1 AND b.status <> 'withdrawn'";
  const [counted, found] = await db.batch<unknown>([
    db.prepare(`SELECT count(*) AS n FROM bid b WHERE ${own}`).bind(viewer),
    db.prepare(`${SELECT_BID} WHERE ${own} ORDER BY b.id DESC LIMIT ?2 OFFSET ?3`).bind(viewer, limit, offset),
  ]);
  const [count] = (counted?.results ?? []) as { n: number }[];
  return { count: count?.n ?? 0, rows: (found?.results ?? []) as BidRow[] };
}

interface Acceptance {
  /** The bid as it was read: at another amount, or no longer pending, nothing happens. */
  bid: { id: number; user_id: number; chat_id: number; amount: number };
  job: { id: number; user_id: number; title: string };
  now: number;
}

/**
 * Statements that accept one bid: the job is reserved for its helper, the two know each other, the other bidders are
 * told that theirs is rejected. Undoes its batch (`Lost`) unless the job is open and the bid pending at that amount.
 */
export function acceptance(db: D1Database, { bid, job, now }: Acceptance): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE job SET status = 'reserved', listed = 0, helper_id = ?2, done_at = NULL, updated_at = ?3
         WHERE id = ?1 AND status = 'open'`,
      )
      .bind(job.id, bid.user_id, now),
    mustHaveChanged(db),
    db
      .prepare(
        `UPDATE bid SET status = 'accepted', updated_at = ?4
         WHERE id = ?1 AND job_id = ?2 AND status = 'pending' AND amount = ?3`,
      )
      .bind(bid.id, job.id, bid.amount, now),
    mustHaveChanged(db),
    db
      .prepare("INSERT INTO acquaintance (user_id, other_id) VALUES (?1, ?2), (?2, ?1) ON CONFLICT DO NOTHING")
      .bind(job.user_id, bid.user_id),
    ...lapse(db, job.id, now),
    ...tell(db, now, {
      to: bid.user_id,
      type: "bid_accepted",
      key: `bid_accepted:${bid.id}`,
      job: job.id,
      chat: bid.chat_id,
      data: { job_title: job.title, amount: formatMoney(bid.amount) },
      mail: "bid_accepted",
    }),
  ];
}

/** Statements that end a job's pending bids without anyone rejecting them: their bidders are told. */
export function lapse(db: D1Database, job: number, now: number): D1PreparedStatement[] {
  return [
    ...tellRejected(db, now, { job }),
    db
      .prepare("UPDATE bid SET status = 'rejected', updated_at = ?2 WHERE job_id = ?1 AND status = 'pending'")
      .bind(job, now),
  ];
}
