import { contract } from "~/api/contract";
import { canBegin } from "~/domain/start-code";
import { isStartCode } from "~/domain/start-words";
import type { JobRow } from "../../db/job";
import { jobOf } from "../../db/job";
import { triggerDelivery } from "../../db/outbox";
import { isDisputed } from "../../db/payment";
import { nameFor } from "../../db/person";
import { startCodeOf } from "../../db/start-code";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { consume } from "../../http/limit";
import { refuse, refuseFields } from "../../http/refusal";
import { beginning } from "../../operations/deals/begin";
import { jobOfPath } from "./visible-job";

async function handle(c: CallContext<typeof contract.job.begin>, job: JobRow) {
  const { db, now, viewer, language } = c;
  if (viewer.id !== job.helper_id) refuse("permission_denied");
  const { words } = await c.fields();
  // Repeating it changes nothing.
  if (job.begun_at !== null) return jobOf(job, viewer.id, language);
  const code = canBegin(job) ? await startCodeOf(db, job.id) : null;
  if (!code) return refuse("transition");
  if (await isDisputed(db, job.id)) refuse("disputed");
  // Counted before the words are compared, so that concurrent tries cannot exceed the limit.
  await consume(db, "start_code", code.bid_id);
  if (!isStartCode(words, code.words)) refuseFields({ words: ["start_code"] });
  const name = await nameFor(db, job.user_id ?? 0, viewer.id);
  const begins = { ...job, helper_id: viewer.id };
  await c.tx.add(...beginning(db, now, { job: begins, chat: code.chat_id, name })).commit();
  triggerDelivery(c);
  return jobOf(await jobOfPath(c), viewer.id, language);
}

export const begin = endpoint(contract.job.begin, { load: jobOfPath, handle });
