import { contract } from "~/api/contract";
import { placeOf } from "../../areas/place-of";
import { answerOf, endingOf } from "../../changes/deals/cancellation";
import type { Database } from "../../db/database";
import { type JobRow, jobOf } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { jobOfPath } from "./visible-job";

/** Only for the two of a deal. */
async function cancellationFor(db: Database, now: number, job: JobRow, viewer: number | null) {
  if (viewer === null || job.helper_id === null || ![job.user_id, job.helper_id].includes(viewer)) return null;
  return answerOf(await endingOf(db, now, job, viewer === job.user_id ? "owner" : "helper"));
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
      place: row.is_remote === 1 ? null : placeOf(row.zip4),
    };
  },
});
