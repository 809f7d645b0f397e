import { contract } from "~/api/contract";
import { canBegin } from "~/domain/start-code";
import type { Database } from "../../db/database";
import { removalOfJob } from "../../db/decision";
import { type JobRow, jobOf } from "../../db/job";
import { isDisputed } from "../../db/payment";
import { startCodeOf } from "../../db/start-code";
import { endpoint } from "../../http/endpoint";
import { answerOf, endingOf } from "../../operations/deals/cancellation";
import { placeOf } from "../../postcodes/place-of";
import { jobOfPath } from "./visible-job";

async function cancellationFor(db: Database, now: number, job: JobRow, viewer: number | null) {
  if (viewer === null || job.helper_id === null || ![job.user_id, job.helper_id].includes(viewer)) return null;
  return answerOf(await endingOf(db, now, job, viewer === job.user_id ? "owner" : "helper"));
}

async function startCodeFor(db: Database, job: JobRow, viewer: number | null) {
  if (viewer === null || ![job.user_id, job.helper_id].includes(viewer) || !canBegin(job)) return null;
  const code = await startCodeOf(db, job.id);
  // It cannot be entered in a dispute.
  if (!code || (await isDisputed(db, job.id))) return null;
  return { words: viewer === job.user_id ? code.words : null };
}

export const find = endpoint(contract.job.find, {
  load: jobOfPath,
  handle: async (c, row) => {
    const job = jobOf(row, c.viewer?.id ?? null, c.language);
    const record = { reply_minutes: row.owner_reply_minutes, completion_rate: row.owner_completion_rate };
    const cancellation = await cancellationFor(c.db, c.now, row, c.viewer?.id ?? null);
    return {
      ...job,
      owner: { ...job.owner, ...record },
      cancellation,
      start_code: await startCodeFor(c.db, row, c.viewer?.id ?? null),
      removal: row.status === "deleted" ? await removalOfJob(c.db, row.id, c.viewer?.id ?? null) : null,
      place: row.is_remote === 1 ? null : placeOf(row.zip4),
    };
  },
});
