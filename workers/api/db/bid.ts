import { type Bid, type BidStatus } from "~/domain/bid";
import type { JobStatus } from "~/domain/job";
import { formatMoney } from "~/domain/money";
import type { Language } from "~/domain/value";
import type { Database } from "./database";
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
export async function findBid(db: Database, viewer: number, id: number): Promise<BidRow | null> {
  return db.prepare(`${SELECT_BID} WHERE b.id = ?2 AND ?1 IN (b.user_id, j.user_id)`).bind(viewer, id).first<BidRow>();
}

/** The viewer's own bids, newest first, without those withdrawn. */
export async function ownBids(db: Database, viewer: number, { limit, offset }: { limit: number; offset: number }) {
  const own = "b.user_id = ?1 AND b.status <> 'withdrawn'";
  const [counted, found] = await db.batch<unknown>([
    db.prepare(`SELECT count(*) AS n FROM bid b WHERE ${own}`).bind(viewer),
    db.prepare(`${SELECT_BID} WHERE ${own} ORDER BY b.id DESC LIMIT ?2 OFFSET ?3`).bind(viewer, limit, offset),
  ]);
  const [count] = (counted?.results ?? []) as { n: number }[];
  return { count: count?.n ?? 0, rows: (found?.results ?? []) as BidRow[] };
}
