import { type Bid, type WeighedBid, WORK_SHOWN } from "~/domain/bid";
import { distanceMetres } from "~/domain/distance";
import type { JobStatus } from "~/domain/job-status";
import type { Language } from "~/domain/language";
import type { TrackRecord } from "~/domain/track-record";
import { areaOf } from "../postcodes/areas";
import { type BidRow, bidOf, IS_BEING_PAID, selectBids } from "./bid";
import type { Database } from "./database";
import { type Json, parsed } from "./json";
import { mediaAddress, personJson } from "./person";

export type BidInJob = Omit<BidRow, "job_title" | "job_status" | "owner_id">;

interface JobOfBid {
  id: number;
  user_id: number | null;
  title: string;
  status: JobStatus;
}

const OF_BID = [
  "id",
  "job_id",
  "user_id",
  "chat_id",
  "amount",
  "message",
  "status",
  "ended",
  "created_at",
  "updated_at",
];
const asJson = `json_object(${OF_BID.map((column) => `'${column}', b.${column}`).join(", ")},
  'being_paid', ${IS_BEING_PAID}, 'chat_uri', bc.uri, 'bidder', ${personJson("bu")})`;
const allOf = (more: string) =>
  `(SELECT json_group_array(${asJson} ORDER BY b.amount, b.id)
    FROM bid b JOIN user bu ON bu.id = b.user_id JOIN chat bc ON bc.id = b.chat_id
    WHERE b.job_id = j.id${more} AND b.status <> 'withdrawn')`;

export const allBids = allOf("");

export const jobBids = `CASE WHEN j.user_id = ?1 THEN ${allBids} ELSE ${allOf(" AND b.user_id = ?1")} END`;

export function bidsOf(json: Json<BidInJob[]> | null, job: JobOfBid, viewer: number, language: Language): Bid[] {
  if (json === null) return [];
  const rest = { job_title: job.title, job_status: job.status, owner_id: job.user_id ?? 0 };
  return parsed(json).map((bid) => bidOf({ ...bid, ...rest }, viewer, language));
}

interface WeighedBidRow extends BidRow, Record<keyof TrackRecord, number | null> {
  work: string;
  bidder_zip4: string | null;
  /** Null for a job on distance. */
  job_zip4: string | null;
}

const WEIGHED = `, u.reply_minutes, u.completion_rate, u.zip4 AS bidder_zip4, iif(j.is_remote = 1, NULL, j.zip4) AS job_zip4, (SELECT json_group_array(json_object('key', p.media_key, 'title', p.title)) FROM (
    SELECT i.media_key, w.title FROM work_experience w JOIN work_experience_image i ON i.work_experience_id = w.id
    WHERE w.user_id = u.id ORDER BY w.id DESC, i.position, i.id LIMIT ${WORK_SHOWN}) p) AS work`;

const BEST_RATED = "1.0 * u.rating_sum / u.rating_count DESC, u.rating_count DESC, b.amount, b.id";

interface BidsAsked {
  from: number;
  take: number;
  cheapest: number | undefined;
  byRating: boolean;
}

export async function bidsPage(
  db: Database,
  job: number,
  viewer: number,
  language: Language,
  { from, take, cheapest, byRating }: BidsAsked,
): Promise<WeighedBid[]> {
  const among = "SELECT id FROM bid WHERE job_id = ?2 AND status <> 'withdrawn' ORDER BY amount, id LIMIT ?5";
  const { results } = await db
    .prepare(
      `${selectBids(WEIGHED)} WHERE b.id IN (${among}) ORDER BY ${byRating ? BEST_RATED : "b.amount, b.id"} LIMIT ?3 OFFSET ?4`,
    )
    .bind(viewer, job, take, from, cheapest ?? -1)
    .all<WeighedBidRow>();
  return results.map((row) => weighed(row, bidOf(row, viewer, language)));
}

function weighed(row: WeighedBidRow, bid: Bid): WeighedBid {
  const { reply_minutes, completion_rate, work } = row;
  const user = { ...bid.user, reply_minutes, completion_rate };
  return { ...bid, user, work: workOf(work), distance: distanceOf(row) };
}

function distanceOf({ bidder_zip4, job_zip4 }: WeighedBidRow): number | null {
  const [from, to] = [areaOf(bidder_zip4 ?? ""), areaOf(job_zip4 ?? "")];
  return from && to ? distanceMetres(from, to) : null;
}

const workOf = (json: string) =>
  (JSON.parse(json) as { key: string; title: string }[]).map(({ key, title }) => ({ uri: mediaAddress(key), title }));
