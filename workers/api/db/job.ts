import { distanceMetres, type Point } from "~/domain/jobs/distance";
import type { JobImage } from "~/domain/jobs/image";
import type { Job } from "~/domain/jobs/job";
import { additionsOf, eachAddition, type JobAdditions } from "~/domain/jobs/job-additions";
import type { JobStatus } from "~/domain/jobs/job-status";
import { formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { areaOf } from "../postcodes/areas";
import type { Database, Query, Write } from "./database";
import { titleIn } from "./erased-title";
import { allBids, type BidInJob, bidsOf, jobBids } from "./job-bid";
import { IMAGES, imagesOf } from "./job-image";
import type { Json } from "./json";
import { OBJECTION_FROM } from "./objection-from";
import { cardOf, type Person, personJson, timeOf, timeOrNull } from "./person";
import type { AccountStatus } from "./user";

export interface JobRow extends JobAdditions {
  id: number;
  user_id: number | null;
  helper_id: number | null;
  title: string;
  description: string;
  zipcode: string | null;
  zip4: string;
  city: string | null;
  price_type: Job["price_type"];
  budget: number;
  category: number;
  business_required: number;
  is_remote: number;
  execution_date: string | null;
  status: JobStatus;
  number_of_bids: number;
  owner_rating: number;
  begun_at: number | null;
  done_at: number | null;
  stopped: number;
  created_at: number;
  updated_at: number;
  expires_at: number | null;
  expired_at: number | null;
  owner: Json<Person> | null;
  owner_status: AccountStatus | null;
  owner_reply_minutes: number | null;
  owner_completion_rate: number | null;
  owner_finished: number | null;
  owner_missed: number | null;
  image: Json<JobImage[]>;
  bids: Json<BidInJob[]> | null;
  objection_from: number | null;
}

type Composed =
  | "owner"
  | "owner_status"
  | "owner_reply_minutes"
  | "owner_completion_rate"
  | "owner_finished"
  | "owner_missed"
  | "image"
  | "bids"
  | "objection_from";
const PLAIN: Record<keyof Omit<JobRow, Composed>, true> = {
  id: true,
  user_id: true,
  helper_id: true,
  title: true,
  description: true,
  zipcode: true,
  zip4: true,
  city: true,
  price_type: true,
  budget: true,
  category: true,
  business_required: true,
  is_remote: true,
  execution_date: true,
  status: true,
  number_of_bids: true,
  owner_rating: true,
  begun_at: true,
  done_at: true,
  stopped: true,
  created_at: true,
  updated_at: true,
  expires_at: true,
  expired_at: true,
  ...eachAddition(() => true as const),
};
const PLAIN_COLUMNS = Object.keys(PLAIN).map((column) => [column, `j.${column}`]);

const columnsWith = (bids: string): Record<keyof JobRow, string> => ({
  ...(Object.fromEntries(PLAIN_COLUMNS) as Record<keyof typeof PLAIN, string>),
  owner: personJson("u"),
  owner_status: "u.status",
  owner_reply_minutes: "u.reply_minutes",
  owner_completion_rate: "u.completion_rate",
  owner_finished: "u.owner_finished",
  owner_missed: "u.owner_missed",
  image: IMAGES,
  bids,
  objection_from: OBJECTION_FROM,
});

/** Bids cost reads, and visitors see none. */
const OF_VISITOR = columnsWith("NULL");
const OF_USER = columnsWith(jobBids);
const FROM = "FROM job j LEFT JOIN user u ON u.id = j.user_id";

function select(columns: Record<string, string>): string {
  const named = Object.entries(columns).map(([name, sql]) => `${sql} AS ${name}`);
  return `SELECT ${named.join(", ")} ${FROM}`;
}

const JSON_COLUMNS: readonly string[] = ["owner", "image", "bids"] satisfies (keyof JobRow)[];

function selectTogether(columns: Record<string, string>): string {
  const values = Object.entries(columns).map(([name, sql]) => (JSON_COLUMNS.includes(name) ? `json(${sql})` : sql));
  return `SELECT json_group_array(json_array(${values.join(", ")})) AS jobs ${FROM}`;
}

const FOR_VISITOR = select(OF_VISITOR);
const FOR_USER = select(OF_USER);
const TOGETHER_FOR_VISITOR = selectTogether(OF_VISITOR);
const TOGETHER_FOR_USER = selectTogether(OF_USER);

/** Bind the viewer (0: visitor) as `?1`. */
export const selectJobs = (viewer: number | null) => (viewer === null ? FOR_VISITOR : FOR_USER);

export const SELECT_JOBS_FOR_ADMIN = select(columnsWith(allBids));

export function jobsWhere(db: Database, viewer: number | null, condition: string, ...values: unknown[]): Query {
  return db.prepare(`${selectJobs(viewer)} WHERE ${condition}`).bind(viewer ?? 0, ...values);
}

/** `ids` is SQL; it may bind from `?2` on. One JSON value, because D1's cost grows with the number of values. */
export function jobsIn(db: Database, viewer: number | null, ids: string, ...values: unknown[]): Query {
  const together = viewer === null ? TOGETHER_FOR_VISITOR : TOGETHER_FOR_USER;
  return db.prepare(`${together} WHERE j.id IN (${ids})`).bind(viewer ?? 0, ...values);
}

const COLUMNS = Object.keys(OF_VISITOR);

export function jobRows(result: D1Result | undefined): JobRow[] {
  const { jobs } = (result?.results[0] ?? { jobs: "[]" }) as { jobs: string };
  return (JSON.parse(jobs) as unknown[][]).map((values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < COLUMNS.length; at++) row[COLUMNS[at] as string] = values[at];
    return row as unknown as JobRow;
  });
}

export function findJob(db: Database, viewer: number | null, id: number): Promise<JobRow | null> {
  return jobsWhere(db, viewer, "j.id = ?2", id).first<JobRow>();
}

export const IS_PARTY =
  "(j.user_id IS ?1 OR EXISTS (SELECT 1 FROM helper_of_job h WHERE h.job_id = j.id AND h.user_id = ?1))";

/** Bids and questions for a suspended account are refused. */
export const OWNER_IS_ACTIVE =
  "EXISTS (SELECT 1 FROM user owner WHERE owner.id = j.user_id AND owner.status = 'active')";

export async function hasTie(db: Database, viewer: number | null, job: number): Promise<boolean> {
  const query = db
    .prepare(
      `SELECT 1 FROM job j WHERE j.id = ?2
         AND (${IS_PARTY} OR EXISTS (SELECT 1 FROM bid b WHERE b.job_id = j.id AND b.user_id = ?1))`,
    )
    .bind(viewer, job);
  return viewer !== null && (await query.first()) !== null;
}

export async function isParty(db: Database, viewer: number | null, job: number): Promise<boolean> {
  const query = db.prepare(`SELECT 1 FROM job j WHERE j.id = ?2 AND ${IS_PARTY}`).bind(viewer, job);
  return viewer !== null && (await query.first()) !== null;
}

export function jobOf(row: JobRow, viewer: number | null, language: Language, from: Point | null = null): Job {
  const isOwner = viewer !== null && row.user_id === viewer;
  const trusted = isOwner || (viewer !== null && row.helper_id === viewer);
  const owner = cardOf(row.owner, viewer, language);
  return {
    id: row.id,
    user: owner.id,
    owner,
    title: titleIn(language, { ...row, isErased: row.owner_status === "deleted" }),
    description: row.description,
    zipcode: row.zipcode,
    city: row.city,
    price_type: row.price_type,
    budget: formatMoney(row.budget),
    distance: distanceOf(row, from),
    category: row.category,
    business_required: row.business_required === 1,
    is_remote: row.is_remote === 1,
    execution_date: row.execution_date,
    status: row.status,
    stopped: row.status === "solved" && row.stopped === 1,
    image: imagesOf(row.image),
    bids: viewer === null ? [] : bidsOf(row.bids, row, viewer, language),
    number_of_bids: row.number_of_bids,
    // A deleted job keeps its helper, who no longer needs the address.
    ...additionsOf(row, isOwner || (trusted && row.status !== "deleted")),
    created_at: timeOf(row.created_at),
    updated_at: timeOf(row.updated_at),
    expires_at: row.status === "open" ? timeOrNull(row.expires_at) : null,
    expired_at: row.status === "deleted" ? timeOrNull(row.expired_at) : null,
    begun_at: trusted ? timeOrNull(row.begun_at) : null,
    done_at: trusted ? timeOrNull(row.done_at) : null,
    objection_from: trusted ? timeOrNull(row.objection_from) : null,
  };
}

function distanceOf(row: JobRow, from: Point | null): number | null {
  const area = from && row.is_remote === 0 ? areaOf(row.zip4) : null;
  return from && area ? distanceMetres(from, area) : null;
}

/** Put `mustHaveChanged` right after it: the deal may have ended. */
export const updateAddress = (db: Database, now: number, job: number, address: string | null): Write =>
  db
    .prepare(
      "UPDATE job SET location_details = ?2, updated_at = ?3 WHERE id = ?1 AND is_remote = 0 AND status IN ('open', 'reserved')",
    )
    .bind(job, address, now);

interface Pair {
  one: number;
  other: number;
}

export async function dealsBetween(db: Database, { one, other }: Pair): Promise<{ job: number; title: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT id AS job, title FROM job WHERE status = 'reserved'
         AND ((user_id = ?1 AND helper_id = ?2) OR (user_id = ?2 AND helper_id = ?1)) ORDER BY id`,
    )
    .bind(one, other)
    .all<{ job: number; title: string }>();
  return results;
}

export const findAddress = (db: Database, job: number): Promise<Pick<JobRow, "zipcode" | "location_details"> | null> =>
  db.prepare("SELECT zipcode, location_details FROM job WHERE id = ?").bind(job).first();
