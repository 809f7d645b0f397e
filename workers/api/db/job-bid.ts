import { PRIOR_REVIEWS, PRIOR_STARS } from "~/domain/accounts/rating-score";
import type { TrackRecord } from "~/domain/accounts/track-record";
import { type Bid, type WeighedBid, WORK_SHOWN } from "~/domain/deals/bid";
import { distanceMetres } from "~/domain/jobs/distance";
import type { JobStatus } from "~/domain/jobs/job-status";
import type { Language } from "~/domain/values/language";
import { areaOf } from "../postcodes/areas";
import { BID_END, type BidRow, bidOf, IS_BEING_PAID, selectBids } from "./bid";
import { blocks } from "./block";
import type { Database } from "./database";
import { JOB_END } from "./job-end";
import { type Json, parsed } from "./json";
import { cardOf, mediaAddress, personJson } from "./person";

/** SQL of `choosableBids` (app/domain/deals/bid-life.ts). */
export const BID_IS_CHOOSABLE = `EXISTS (SELECT 1 FROM user bidder WHERE bidder.id = b.user_id AND bidder.status = 'active')
  AND NOT ${blocks("b.user_id", "j.user_id")}`;

export type BidInJob = Omit<BidRow, "job_title" | "job_status" | "job_stopped" | "owner_id">;

interface JobOfBid {
  id: number;
  user_id: number | null;
  title: string;
  status: JobStatus;
  stopped: number;
}

const OF_BID = [
  "id",
  "job_id",
  "user_id",
  "chat_id",
  "amount",
  "message",
  "first_day",
  "status",
  "created_at",
  "updated_at",
];
const asJson = `json_object(${OF_BID.map((column) => `'${column}', b.${column}`).join(", ")},
  'ended', ${BID_END}, 'job_end', ${JOB_END}, 'being_paid', ${IS_BEING_PAID}, 'blocked', ${blocks("b.user_id", "j.user_id")}, 'chat_uri', bc.uri, 'bidder', ${personJson("bu")})`;
const allOf = (more: string) =>
  `(SELECT json_group_array(${asJson} ORDER BY b.amount, b.id)
    FROM bid b JOIN user bu ON bu.id = b.user_id JOIN chat bc ON bc.id = b.chat_id
    WHERE b.job_id = j.id${more} AND b.status <> 'withdrawn')`;

export const allBids = allOf("");

export const jobBids = `CASE WHEN j.user_id = ?1 THEN ${allBids} ELSE ${allOf(" AND b.user_id = ?1")} END`;

export function bidsOf(json: Json<BidInJob[]> | null, job: JobOfBid, viewer: number, language: Language): Bid[] {
  if (json === null) return [];
  const rest = { job_title: job.title, job_status: job.status, job_stopped: job.stopped, owner_id: job.user_id ?? 0 };
  return parsed(json).map((bid) => bidOf({ ...bid, ...rest }, viewer, language));
}

export const bidsForAdmin = (
  json: Json<BidInJob[]> | null,
  job: JobOfBid,
  owner: number,
  language: Language,
): Bid[] => {
  const rows = json === null ? [] : parsed(json);
  return bidsOf(rows, job, owner, language).map((bid, at) => {
    const row = rows[at];
    return row ? { ...bid, user: cardOf(row.bidder, row.user_id, language) } : bid;
  });
};

interface WeighedBidRow extends BidRow, Record<keyof TrackRecord, number | null> {
  work: string;
  bidder_zip4: string | null;
  job_zip4: string | null;
}

const WEIGHED = `, u.reply_minutes, u.completion_rate, u.zip4 AS bidder_zip4, iif(j.is_remote = 1, NULL, j.zip4) AS job_zip4, (SELECT json_group_array(json_object('key', p.media_key, 'title', p.title)) FROM (
    SELECT i.media_key, w.title FROM work_experience w JOIN work_experience_image i ON i.work_experience_id = w.id
    WHERE w.user_id = u.id ORDER BY w.id DESC, i.position, i.id LIMIT ${WORK_SHOWN}) p) AS work`;

const BEST_RATED = `u.helper_rating_count > 0 DESC, 1.0 * (u.helper_rating_sum + ${PRIOR_REVIEWS * PRIOR_STARS}) / (u.helper_rating_count + ${PRIOR_REVIEWS}) DESC,
  u.helper_rating_count DESC, b.amount, b.id`;

interface BidsAsked {
  from: number;
  take: number;
  cheapest: number | undefined;
  order: "price" | "rating" | "distance";
}

export async function bidsPage(
  db: Database,
  job: number,
  viewer: number,
  language: Language,
  { from, take, cheapest, order }: BidsAsked,
): Promise<WeighedBid[]> {
  const among = "SELECT id FROM bid WHERE job_id = ?2 AND status <> 'withdrawn' ORDER BY amount, id LIMIT ?5";
  const read = async (where: string, orderBy: string, ...values: (string | number)[]) => {
    const { results } = await db
      .prepare(`${selectBids(WEIGHED)} WHERE b.id IN (${where}) ORDER BY ${orderBy} LIMIT ?3 OFFSET ?4`)
      .bind(viewer, job, ...values)
      .all<WeighedBidRow>();
    return results.map((row) => weighed(row, bidOf(row, viewer, language)));
  };
  if (order !== "distance")
    return read(among, order === "rating" ? BEST_RATED : "b.amount, b.id", take, from, cheapest ?? -1);
  const near = (await nearestFirst(db, job, cheapest ?? -1)).slice(from, from + take);
  const bids = await read("SELECT value FROM json_each(?5)", "b.id", take, 0, JSON.stringify(near));
  return bids.toSorted((a, b) => near.indexOf(a.id) - near.indexOf(b.id));
}

/** SQL does not know the distances. An unknown one is last. */
async function nearestFirst(db: Database, job: number, cheapest: number): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT b.id, u.zip4 AS bidder_zip4, iif(j.is_remote = 1, NULL, j.zip4) AS job_zip4
       FROM bid b JOIN user u ON u.id = b.user_id JOIN job j ON j.id = b.job_id
       WHERE b.job_id = ?1 AND b.status <> 'withdrawn' ORDER BY b.amount, b.id LIMIT ?2`,
    )
    .bind(job, cheapest)
    .all<Pick<WeighedBidRow, "id" | "bidder_zip4" | "job_zip4">>();
  return (
    results
      .map((row) => ({ id: row.id, metres: distanceOf(row) ?? Number.POSITIVE_INFINITY }))
      // Stable: at the same distance the lowest bid is first.
      .toSorted((a, b) => (a.metres === b.metres ? 0 : a.metres - b.metres))
      .map(({ id }) => id)
  );
}

function weighed(row: WeighedBidRow, bid: Bid): WeighedBid {
  const { reply_minutes, completion_rate, work } = row;
  const user = { ...bid.user, reply_minutes, completion_rate };
  return { ...bid, user, work: workOf(work), distance: distanceOf(row) };
}

function distanceOf({ bidder_zip4, job_zip4 }: Pick<WeighedBidRow, "bidder_zip4" | "job_zip4">): number | null {
  const [from, to] = [areaOf(bidder_zip4 ?? ""), areaOf(job_zip4 ?? "")];
  return from && to ? distanceMetres(from, to) : null;
}

const workOf = (json: string) =>
  (JSON.parse(json) as { key: string; title: string }[]).map(({ key, title }) => ({ uri: mediaAddress(key), title }));
