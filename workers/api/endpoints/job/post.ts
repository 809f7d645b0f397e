import { contract } from "~/api/contract";
import type { Job, JobDraft } from "~/domain/job";
import { additionsOf } from "~/domain/job-additions";
import { jobExpiry } from "~/domain/job-days";
import { canGiveAddress } from "~/domain/job-place";
import type { JobStatus } from "~/domain/job-status";
import { type PostcodeOrArea, zip4Of } from "~/domain/postcode";
import type { Database, Write } from "../../db/database";
import { type JobRow, jobOf, jobsWhere, selectJobs, updateAddress } from "../../db/job";
import { picturesOf, picturesOfNewJob, type StoredJobPicture } from "../../db/job-image";
import { type Indexed, insertTerms, insertTermsOfNewest } from "../../db/job-terms";
import { triggerDelivery } from "../../db/outbox";
import { ConflictError, mustHaveChanged, retryOnConflict } from "../../db/transaction";
import type { AttemptContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { renewableBy, renewal } from "../../operations/deals/renewal";
import {
  countNotified,
  helpersToNotify,
  notifyBidders,
  notifyOfAddress,
} from "../../operations/jobs/job-notifications";
import { copy, pictureCheck, storePictures, withPictures } from "../../operations/jobs/pictures";
import { areaOf } from "../../postcodes/areas";
import { tellHelpers } from "../../tasks/job-match";
import { orderAlerts } from "../../tasks/saved-search-alerts";
import { ownJobOfPath, visibleJob } from "./job";

/** A remote job has no place, whatever was typed. */
const placeCheck = {
  zipcode: (zipcode: PostcodeOrArea, { is_remote }: Partial<JobDraft>) =>
    is_remote || areaOf(zip4Of(zipcode)) ? null : "zipcode_unknown",
};

function columnsOf(draft: JobDraft) {
  const area = draft.zipcode ? areaOf(zip4Of(draft.zipcode)) : null;
  return {
    title: draft.title,
    description: draft.description,
    zipcode: draft.zipcode,
    zip4: area?.zip4 ?? "0",
    city: area?.city ?? null,
    price_type: draft.price_type,
    budget: draft.budget,
    category: draft.category,
    business_required: Number(draft.business_required),
    is_remote: Number(draft.is_remote),
    execution_date: draft.execution_date,
    ...additionsOf(draft),
  } satisfies Record<keyof JobDraft | "zip4" | "city", string | number | null>;
}

function describedBy(draft: JobDraft): Indexed {
  const { city, zip4 } = columnsOf(draft);
  return { ...draft, city, zip4 };
}

export function insertJob(db: Database, user: number, draft: JobDraft, now: number): Write {
  const values = {
    ...columnsOf(draft),
    user_id: user,
    created_at: now,
    updated_at: now,
    expires_at: jobExpiry(now),
  };
  const names = Object.keys(values);
  return db
    .prepare(
      `INSERT INTO job (${names.join(", ")}, listed, owner_rating) SELECT ${names.map((_, at) => `?${at + 2}`).join(", ")},
         status = 'active', iif(rating_count = 0, -1, (20 * rating_sum + rating_count) / (2 * rating_count)) FROM user WHERE id = ?1`,
    )
    .bind(user, ...Object.values(values));
}

type OldPictures = Awaited<ReturnType<typeof picturesOf>>;

async function picturesToCopy(db: Database, user: number, job: number): Promise<OldPictures | null> {
  const over = await db
    .prepare("SELECT 1 FROM job WHERE id = ? AND user_id = ? AND status IN ('solved', 'deleted')")
    .bind(job, user)
    .first();
  return over ? picturesOf(db, job) : null;
}

async function postJob(c: AttemptContext<typeof contract.job.post>): Promise<Job> {
  const { db, env, viewer, now, language } = c;
  const { made, check } = pictureCheck(env);
  let old: OldPictures | null = null;
  const draft = await c.fields({
    ...placeCheck,
    images: check,
    repost_of: async (job) => {
      if (String(job) === "") return null;
      old = await picturesToCopy(db, viewer.id, Number(job));
      return old ? null : "invalid";
    },
  });
  const sources: OldPictures = made.length === 0 ? (old ?? []) : [];
  const alts = made.length > 0 ? draft.alts : sources.map(({ alt }) => alt);
  const store = (): Promise<StoredJobPicture[]> => (made.length > 0 ? storePictures(env, made) : copy(env, sources));
  const row = await withPictures(env, store, async (kept) => {
    const pictures = kept.map((picture, at) => ({ ...picture, alt: alts[at] ?? null }));
    const results = await c.tx
      .add(
        insertJob(db, viewer.id, draft, now),
        insertTermsOfNewest(db, viewer.id, describedBy(draft)),
        ...picturesOfNewJob(db, viewer.id, pictures),
        helpersToNotify(db, now, viewer.id),
        orderAlerts(db, now, viewer.id),
        // A new job has no bids: reading them costs.
        db.prepare(`${selectJobs(null)} WHERE j.id = (SELECT max(id) FROM job WHERE user_id = ?1)`).bind(viewer.id),
      )
      .commit<JobRow>();
    return results.at(-1)?.results[0] as JobRow;
  });
  triggerDelivery(c);
  return jobOf(row, viewer.id, language);
}

export const post = endpoint(contract.job.post, { attempt: postJob, handle: postJob });

export const change = endpoint(contract.job.change, {
  load: ownJobOfPath,
  handle: async (c, { id }) => {
    const { db, viewer, now, language } = c;
    const draft = await c.fields(placeCheck);
    const columns = { ...columnsOf(draft), updated_at: now };
    const names = Object.keys(columns);
    const update = db
      .prepare(
        `UPDATE job SET ${names.map((name, at) => `${name} = ?${at + 2}`).join(", ")} WHERE id = ?1 AND status = 'open'`,
      )
      .bind(id, ...Object.values(columns));
    try {
      const results = await c.tx
        .add(
          update,
          mustHaveChanged(db),
          insertTerms(db, id, describedBy(draft)),
          ...notifyBidders(db, now, id),
          jobsWhere(db, viewer.id, "j.id = ?2", id),
        )
        .commit<JobRow>();
      triggerDelivery(c);
      return jobOf(results.at(-1)?.results[0] as JobRow, viewer.id, language);
    } catch (error) {
      if (error instanceof ConflictError) refuse("job_not_open");
      throw error;
    }
  },
});

/** A second click on the mail's link renews again; the link expires with the end date it names. */
export const renew = endpoint(contract.job.renew, {
  handle: (c) =>
    retryOnConflict(async () => {
      const { db, env, now } = c;
      const { job, expires_at } = (await renewableBy(env, (await c.fields()).token)) ?? refuse("invalid_token");
      const status = await db.prepare("SELECT status FROM job WHERE id = ?").bind(job).first<JobStatus>("status");
      if (status === null) refuse("invalid_token");
      if (status !== "open") refuse("job_not_open");
      if (expires_at <= now) refuse("invalid_token");
      await c.tx.add(...renewal(db, now, job)).commit();
      return undefined;
    }),
});

export const notify = endpoint(contract.job.notify, {
  handle: async (c) => {
    const { db, viewer, now } = c;
    const job = await visibleJob(db, viewer.id, c.ids().id);
    if (job.user_id !== viewer.id) refuse("permission_denied");
    await c.fields();
    if (job.status !== "open") refuse("job_not_open");
    await tellHelpers(db, now, [job.id]);
    triggerDelivery(c);
    return { notified: await countNotified(db, job.id) };
  },
});

export const giveAddress = endpoint(contract.job.giveAddress, {
  load: ownJobOfPath,
  handle: async (c, job) => {
    const { db, viewer, now, language } = c;
    const { location_details } = await c.fields();
    if (!canGiveAddress({ status: job.status, is_remote: job.is_remote === 1 })) refuse("transition");
    if (location_details === job.location_details) return jobOf(job, viewer.id, language);
    await c.tx
      .add(
        updateAddress(db, now, job.id, location_details),
        mustHaveChanged(db),
        ...(location_details === null ? [] : notifyOfAddress(db, now, job.id)),
      )
      .commit();
    triggerDelivery(c);
    return jobOf(await ownJobOfPath(c), viewer.id, language);
  },
});
