import { contract } from "~/api/contract";
import type { Job, JobDraft } from "~/domain/jobs/job";
import { canGiveAddress } from "~/domain/jobs/job-place";
import { type PostcodeOrArea, zip4Of } from "~/domain/values/postcode";
import type { Database } from "../../db/database";
import { type JobRow, jobOf, updateAddress } from "../../db/job";
import { picturesOf, picturesOfNewJob, type StoredJobPicture } from "../../db/job-image";
import { countNotified, helpersToNotify } from "../../db/job-match";
import { addressLine, chatOfDeal, mailOfPosted, notifyBidders, notifyOfAddress } from "../../db/job-news";
import { insertTerms, insertTermsOfNewest } from "../../db/job-terms";
import { describedBy, insertJob, isOver, selectJob, selectNewestJob, updateJob } from "../../db/own-job";
import { orderAlerts } from "../../db/saved-search-alert";
import { ConflictError, mustHaveChanged } from "../../db/transaction";
import type { SingleCommitContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { copy, pictureCheck, storePictures, withPictures } from "../../operations/jobs/pictures";
import { areaOf } from "../../postcodes/areas";
import { matchHelpers } from "../../tasks/job-match";
import { ownJobOfPath, visibleJob } from "./job";

const placeCheck = {
  zipcode: (zipcode: PostcodeOrArea, { is_remote }: Partial<JobDraft>) =>
    is_remote || areaOf(zip4Of(zipcode)) ? null : "zipcode_unknown",
};

type OldPictures = Awaited<ReturnType<typeof picturesOf>>;

async function picturesToCopy(db: Database, user: number, job: number): Promise<OldPictures | null> {
  return (await isOver(db, user, job)) ? picturesOf(db, job) : null;
}

async function postJob(c: SingleCommitContext<typeof contract.job.post>): Promise<Job> {
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
  const row = await withPictures(c, store, async (kept) => {
    const pictures = kept.map((picture, at) => ({ ...picture, alt: alts[at] ?? null }));
    const results = await c.tx
      .add(
        insertJob(db, viewer.id, draft, now),
        insertTermsOfNewest(db, viewer.id, describedBy(draft)),
        ...picturesOfNewJob(db, viewer.id, pictures),
        helpersToNotify(db, now, viewer.id),
        orderAlerts(db, now, viewer.id),
        mailOfPosted(db, now, viewer.id),
        selectNewestJob(db, viewer.id),
      )
      .commit<JobRow>();
    return results.at(-1)?.results[0] as JobRow;
  });
  return jobOf(row, viewer.id, language);
}

export const post = endpoint(contract.job.post, { singleCommit: postJob, handle: postJob });

export const change = endpoint(contract.job.change, {
  load: ownJobOfPath,
  handle: async (c, { id }) => {
    const { db, viewer, now, language } = c;
    const draft = await c.fields(placeCheck);
    try {
      const results = await c.tx
        .add(
          updateJob(db, now, id, draft),
          mustHaveChanged(db),
          insertTerms(db, id, describedBy(draft)),
          ...notifyBidders(db, now, id),
          selectJob(db, viewer.id, id),
        )
        .commit<JobRow>();
      return jobOf(results.at(-1)?.results[0] as JobRow, viewer.id, language);
    } catch (error) {
      if (error instanceof ConflictError) refuse("job_not_open");
      throw error;
    }
  },
});

export const notify = endpoint(contract.job.notify, {
  handle: async (c) => {
    const { db, viewer, now } = c;
    const job = await visibleJob(db, viewer.id, c.ids().id);
    if (job.user_id !== viewer.id) refuse("permission_denied");
    await c.fields();
    if (job.status !== "open") refuse("job_not_open");
    await matchHelpers(db, now, [job.id]);
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
    const step = location_details === null ? "removed" : job.location_details === null ? "given" : "changed";
    const chat = await chatOfDeal(db, job.id);
    await c.tx
      .add(
        updateAddress(db, now, job.id, location_details),
        mustHaveChanged(db),
        ...(chat === null ? [] : [addressLine(db, now, { chat, owner: viewer.id, step })]),
        ...(step === "removed" ? [] : notifyOfAddress(db, now, job.id, step)),
      )
      .commit();
    return jobOf(await ownJobOfPath(c), viewer.id, language);
  },
});
