import { contract } from "~/api/contract";
import { canBegin } from "~/domain/deals/start-code";
import { refusalOfStop } from "~/domain/deals/stop-life";
import { PAGE_SIZE } from "~/domain/values/page";
import { zip4Of } from "~/domain/values/postcode";
import type { Database } from "../../db/database";
import { lastEndedDeal } from "../../db/deal-end";
import { removalOfJob } from "../../db/decision";
import { findJob, hasTie, isParty, type JobRow, jobOf } from "../../db/job";
import { bidsPage } from "../../db/job-bid";
import { isDisputed } from "../../db/payment-standing";
import { startCodeOf } from "../../db/start-code";
import { openStopOf } from "../../db/stop-proposal";
import { dealsOfParty, hasTimeline, timelineAmong } from "../../db/timeline";
import { asOwnerOf } from "../../db/track-record";
import type { LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { answerOf, endingsOf } from "../../operations/deals/cancellation";
import { areaOf } from "../../postcodes/areas";
import { zipcodeExists } from "../../postcodes/exists";
import { placeOf } from "../../postcodes/place-of";

type JobContext = Pick<LookupContext<typeof contract.job.find>, "db" | "viewer" | "param">;

/** The job of a suspended owner can come back: for others it is 404 meanwhile, not 410. */
export async function visibleJob(db: Database, viewer: number | null, id: number): Promise<JobRow> {
  const row = await findJob(db, viewer, id);
  if (!row) return refuse("job_not_found");
  if (row.status === "deleted" && !(await isParty(db, viewer, id)))
    refuse("job_deleted", {
      byTeam: (await removalOfJob(db, id, viewer)) !== null,
      expired: row.expired_at !== null,
    });
  if (row.owner_status === "suspended" && !(await hasTie(db, viewer, id))) refuse("job_not_found");
  return row;
}

export async function jobOfPath({ db, viewer, param }: JobContext): Promise<JobRow> {
  const written = param("id");
  if (!/^[1-9]\d{0,14}$/.test(written)) refuse("job_not_found");
  return visibleJob(db, viewer?.id ?? null, Number(written));
}

export async function ownJobOfPath(c: JobContext): Promise<JobRow> {
  const row = await jobOfPath(c);
  if (row.user_id !== c.viewer?.id) refuse("permission_denied");
  return row;
}

async function endingFor(db: Database, now: number, job: JobRow, viewer: number | null) {
  if (viewer === null || job.helper_id === null || ![job.user_id, job.helper_id].includes(viewer))
    return { cancellation: null, stop: null };
  const [ends, proposal] = await Promise.all([endingsOf(db, now, job), openStopOf(db, job.id)]);
  const { reason, isHeld, suspended } = ends.owner;
  return {
    cancellation: answerOf(ends[viewer === job.user_id ? "owner" : "helper"]),
    stop: { allowed: refusalOfStop({ reason, held: isHeld, suspended }) === null, proposal },
  };
}

async function startCodeFor(db: Database, job: JobRow, viewer: number | null) {
  if (viewer === null || ![job.user_id, job.helper_id].includes(viewer) || !canBegin(job)) return null;
  const code = await startCodeOf(db, job.id);
  // The words cannot be entered in a dispute.
  if (!code || (await isDisputed(db, job.id))) return null;
  return { words: viewer === job.user_id ? code.words : null };
}

export const find = endpoint(contract.job.find, {
  load: jobOfPath,
  handle: async (c, row) => {
    const viewer = c.viewer?.id ?? null;
    const { zipcode } = await c.fields({ zipcode: zipcodeExists });
    const job = jobOf(row, viewer, c.language, zipcode ? areaOf(zip4Of(zipcode)) : null);
    const record = {
      reply_minutes: row.owner_reply_minutes,
      completion_rate: row.owner_completion_rate,
      as_owner: asOwnerOf(row),
    };
    const [{ cancellation, stop }, start_code, has_timeline, ended_deal, removal] = await Promise.all([
      endingFor(c.db, c.now, row, viewer),
      startCodeFor(c.db, row, viewer),
      hasTimeline(c.db, viewer, row.id),
      viewer === null ? null : lastEndedDeal(c.db, row, viewer, c.language),
      row.status === "deleted" ? removalOfJob(c.db, row.id, viewer) : null,
    ]);
    return {
      ...job,
      owner: { ...job.owner, ...record },
      cancellation,
      stop,
      start_code,
      has_timeline,
      ended_deal,
      removal,
      place: row.is_remote === 1 ? null : placeOf(row.zip4),
    };
  },
});

export const bids = endpoint(contract.job.bids, {
  load: ownJobOfPath,
  handle: async (c, job) => {
    const { page, cheapest, sort_rating, sort_distance } = await c.fields();
    const count = Math.min(job.number_of_bids, cheapest ?? Number.POSITIVE_INFINITY);
    const from = (page - 1) * PAGE_SIZE;
    const take = Math.max(0, Math.min(PAGE_SIZE, count - from));
    const order = sort_rating ? "rating" : sort_distance ? "distance" : "price";
    const options = { from, take, cheapest, order } as const;
    return { count, results: await bidsPage(c.db, job.id, c.viewer.id, c.language, options) };
  },
});

export const timeline = endpoint(contract.job.timeline, {
  handle: async ({ db, viewer, language, id, fields }) => {
    const deals = await dealsOfParty(db, viewer.id, id());
    if (deals.length === 0) refuse("not_found");
    const { bid } = await fields();
    return (await timelineAmong(db, deals, bid, { viewer: viewer.id, language })) ?? refuse("not_found");
  },
});
