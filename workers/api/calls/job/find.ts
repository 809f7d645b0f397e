import { contract } from "~/api/contract";
import { placeOf } from "../../areas/place-of";
import { jobOf } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { jobOfPath } from "./visible-job";

export const find = endpoint(contract.job.find, {
  load: jobOfPath,
  handle: (c, row) => {
    const job = jobOf(row, c.viewer?.id ?? null, c.language);
    const record = { reply_minutes: row.owner_reply_minutes, completion_rate: row.owner_completion_rate };
    return { ...job, owner: { ...job.owner, ...record }, place: row.is_remote === 1 ? null : placeOf(row.zip4) };
  },
});
