import { contract } from "~/api/contract";
import type { AdminJob } from "~/domain/admin/admin-job";
import type { Job } from "~/domain/jobs/job";
import type { Language } from "~/domain/values/language";
import { listJobsForAdmin, selectJobForAdmin } from "../../db/admin-job";
import { mustHaveReply, replyOf } from "../../db/comment";
import type { Database } from "../../db/database";
import { dealEndsOf } from "../../db/deal-end";
import { isParty, mustNotBeParty, peopleOf } from "../../db/involved";
import { findJob, type JobRow, jobOf } from "../../db/job";
import { bidsForAdmin } from "../../db/job-bid";
import { dealsOfJob, timelineAmong } from "../../db/timeline";
import { retryOnConflict } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { answerOf, endingsOf } from "../../operations/deals/cancellation";
import { teamDecision } from "../../operations/moderation/team-decision";
import { heldAsShown } from "../../operations/money/as-shown";

const jobForAdmin = (row: JobRow, language: Language): Job => ({
  ...jobOf(row, row.user_id, language),
  bids: bidsForAdmin(row.bids, row, row.user_id ?? 0, language),
});

const partiesOf = ({ user_id, helper_id }: JobRow) => [user_id, helper_id];

async function cancellationsOf(db: Database, now: number, job: JobRow): Promise<AdminJob["cancellations"]> {
  if (job.helper_id === null || job.status !== "reserved") return null;
  const { owner, helper } = await endingsOf(db, now, job);
  return { owner: answerOf(owner), helper: answerOf(helper) };
}

export const jobs = endpoint(contract.admin.jobs, {
  handle: async (c) => {
    const { page, ...filter } = await c.fields();
    const jobs = await listJobsForAdmin(c.db, c.viewer.id, page, filter);
    return { count: jobs.count, results: jobs.results.map((row) => jobForAdmin(row, c.language)) };
  },
});

export const job = endpoint(contract.admin.job, {
  handle: async (c) => {
    const row = (await selectJobForAdmin(c.db, c.viewer.id, c.id()).first<JobRow>()) ?? refuse("job_not_found");
    const [deal_ends, involved, cancellations] = await Promise.all([
      dealEndsOf(c.db, c.viewer.id, row.id, c.language),
      isParty(c.db, c.viewer.id, partiesOf(row)),
      cancellationsOf(c.db, c.now, row),
    ]);
    return { ...jobForAdmin(row, c.language), deal_ends, involved, cancellations };
  },
});

export const timeline = endpoint(contract.admin.timeline, {
  handle: async ({ db, viewer, language, id, fields }) => {
    const deals = await dealsOfJob(db, viewer.id, id());
    if (deals.length === 0) refuse("not_found");
    const { bid } = await fields();
    return (await timelineAmong(db, deals, bid, { viewer: viewer.id, language })) ?? refuse("not_found");
  },
});

export const removeJob = endpoint(contract.admin.removeJob, {
  handle: async (c) => {
    const { db, now, viewer, env } = c;
    await retryOnConflict(async () => {
      const job = (await findJob(db, null, c.id())) ?? refuse("job_not_found");
      const people = partiesOf(job);
      if (await isParty(db, viewer.id, people)) refuse("own_case");
      if (job.status === "deleted") refuse("job_deleted");
      const { total, ...fields } = await c.fields();
      const target = { type: "job", id: job.id } as const;
      const of = { admin: viewer.id, target, about: [job.user_id], fields, replyTo: env.SUPPORT_EMAIL };
      // First: a disputed payment has its own refusal.
      const removed = await teamDecision(db, now, of);
      await c.tx
        .add(mustNotBeParty(db, viewer.id, people), ...(await heldAsShown(db, job.id, total)), ...removed)
        .commit();
    });
    return undefined;
  },
});

export const removeComment = endpoint(contract.admin.removeComment, {
  handle: async (c) => {
    const { db, now, viewer, env } = c;
    const target = { type: "comment", id: c.id() } as const;
    await retryOnConflict(async () => {
      const people = await peopleOf(db, target);
      if (people.length === 0) refuse("not_found");
      if (await isParty(db, viewer.id, people)) refuse("own_case");
      const fields = await c.fields();
      const [asker = null, placer = null] = people;
      const reply = await replyOf(db, target.id);
      const about = reply === null ? [asker] : [asker, placer];
      const of = { admin: viewer.id, target, about, fields, replyTo: env.SUPPORT_EMAIL };
      await c.tx
        .add(
          mustNotBeParty(db, viewer.id, people),
          mustHaveReply(db, target.id, reply),
          ...(await teamDecision(db, now, of)),
        )
        .commit();
    });
    return undefined;
  },
});
