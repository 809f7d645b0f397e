import type { Bid } from "~/domain/bid";
import type { JobStatus } from "~/domain/job";
import { formatMoney } from "~/domain/money";
import type { Language } from "~/domain/value";
import { cardOf, personJson, timeOf } from "./person";

interface BidRow {
  id: number;
  user_id: number;
  /** JSON in JSON: a string when SQLite kept it as text, a thing when it took it in. */
  user: string | object;
  amount: number;
  message: string | null;
  status: Bid["status"];
  chat_uri: string;
  created_at: number;
  updated_at: number;
}

interface JobOfBid {
  id: number;
  title: string;
  status: JobStatus;
}

const COLUMNS = {
  id: "b.id",
  user_id: "b.user_id",
  user: personJson("bu"),
  amount: "b.amount",
  message: "b.message",
  status: "b.status",
  chat_uri: "bc.uri",
  created_at: "b.created_at",
  updated_at: "b.updated_at",
};
const asJson = `json_object(${Object.entries(COLUMNS)
  .map(([name, column]) => `'${name}', ${column}`)
  .join(", ")})`;
const asColumns = Object.entries(COLUMNS)
  .map(([name, column]) => `${column} AS ${name}`)
  .join(", ");
const TABLES = "FROM bid b JOIN user bu ON bu.id = b.user_id JOIN chat bc ON bc.id = b.chat_id";
const allOf = (more: string) =>
  `(SELECT json_group_array(${asJson} ORDER BY b.amount, b.id) ${TABLES} WHERE b.job_id = j.id${more} AND b.status <> 'withdrawn')`;

/** SQL for the bids of job `j` that the viewer `?1` may see: all of an own job, otherwise his own. Cheapest first. */
export const jobBids = `CASE WHEN j.user_id = ?1 THEN ${allOf("")} ELSE ${allOf(" AND b.user_id = ?1")} END`;

function bidOf(bid: BidRow, job: JobOfBid, viewer: number, language: Language): Bid {
  return {
    id: bid.id,
    job_id: job.id,
    user_id: bid.user_id,
    user: cardOf(typeof bid.user === "string" ? bid.user : JSON.stringify(bid.user), viewer, language),
    amount: formatMoney(bid.amount),
    message: bid.message,
    status: bid.status,
    chat_uri: bid.chat_uri,
    job_title: job.title,
    job_status: job.status,
    created_at: timeOf(bid.created_at),
    updated_at: timeOf(bid.updated_at),
  };
}

/** The bids that `jobBids` selected. */
export function bidsOf(json: string | null, job: JobOfBid, viewer: number, language: Language): Bid[] {
  if (json === null || json === "[]") return [];
  return (JSON.parse(json) as BidRow[]).map((bid) => bidOf(bid, job, viewer, language));
}

/** A page of the bids on a job, cheapest first, then oldest. */
export async function bidsPage(
  db: D1Database,
  job: JobOfBid,
  viewer: number,
  language: Language,
  { from, take }: { from: number; take: number },
): Promise<Bid[]> {
  const { results } = await db
    .prepare(
      `SELECT ${asColumns} ${TABLES} WHERE b.job_id = ?2 AND b.status <> 'withdrawn' ORDER BY b.amount, b.id LIMIT ?3 OFFSET ?4`,
    )
    .bind(viewer, job.id, take, from)
    .all<BidRow>();
  return results.map((bid) => bidOf(bid, job, viewer, language));
}
