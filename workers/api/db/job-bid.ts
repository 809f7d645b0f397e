import type { Bid } from "~/domain/bid";
import type { JobStatus } from "~/domain/job";
import { formatMoney } from "~/domain/money";
import type { Language } from "~/domain/value";
import { cardOf, personJson, timeOf } from "./person";

/** A bid inside a job, as the JSON that `jobBids` selects. */
interface BidInJob {
  id: number;
  user_id: number;
  user: string;
  amount: number;
  message: string | null;
  status: Bid["status"];
  chat_uri: string;
  created_at: number;
  updated_at: number;
}

const one = `json_object('id', b.id, 'user_id', b.user_id, 'user', ${personJson("bu")}, 'amount', b.amount,
  'message', b.message, 'status', b.status, 'chat_uri', bc.uri, 'created_at', b.created_at, 'updated_at', b.updated_at)`;
const tables = "FROM bid b JOIN user bu ON bu.id = b.user_id JOIN chat bc ON bc.id = b.chat_id";

/** SQL for the bids of job `j` that the viewer `?1` may see: all of an own job, otherwise his own. Cheapest first. */
export const jobBids = `CASE WHEN j.user_id = ?1
  THEN (SELECT json_group_array(${one} ORDER BY b.amount, b.id) ${tables} WHERE b.job_id = j.id AND b.status <> 'withdrawn')
  ELSE (SELECT json_group_array(${one} ORDER BY b.amount, b.id) ${tables} WHERE b.job_id = j.id AND b.user_id = ?1 AND b.status <> 'withdrawn')
  END`;

interface JobOfBid {
  id: number;
  title: string;
  status: JobStatus;
}

/** The bids a viewer may see of a job. */
export function bidsOf(json: string | null, job: JobOfBid, viewer: number, language: Language): Bid[] {
  if (json === null || json === "[]") return [];
  return (JSON.parse(json) as BidInJob[]).map((bid) => ({
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
  }));
}
