import { contract } from "~/api/contract";
import { isBeforeDay } from "~/domain/deals/appointment-life";
import { canBegin } from "~/domain/deals/start-code";
import { isStartCode } from "~/domain/deals/start-words";
import { canCancelAndRemove, holdingsOf, mayAct, refusalOf } from "~/domain/jobs/job-life";
import type { JobAction } from "~/domain/jobs/job-status";
import { RELEASE_DAYS, workedFrom } from "~/domain/money/deal-money";
import { type Cents, formatMoney } from "~/domain/money/money";
import {
  agreedStart,
  dropReports,
  endProposalsOfJob,
  lastAgreedStartOf,
  mustHaveReport,
  type OpenReport,
  openReportOf,
} from "../../db/appointment";
import { chatOfDeal } from "../../db/bid";
import type { Database, Write } from "../../db/database";
import { type Deal, dealOfJob, mustNotBeReported, mustStartAt } from "../../db/deal";
import { heldNetForJob } from "../../db/held-money";
import { type JobRow, jobOf } from "../../db/job";
import { mustBeBeforeWork } from "../../db/job-status";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { markDone, markReserved } from "../../db/own-job";
import { statusesOfJob } from "../../db/payment-list";
import { isDisputed, isPriceUncovered } from "../../db/payment-standing";
import { cancelPaymentsOfJob } from "../../db/payment-status";
import { nameFor } from "../../db/person";
import { startCodeOf } from "../../db/start-code";
import { isSuspended } from "../../db/suspension";
import { enqueueTrackRecord } from "../../db/track-record";
import { mustHaveChanged } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { consume } from "../../http/limit";
import { refuse, refuseFields } from "../../http/refusal";
import { appointmentNotices } from "../../operations/deals/appointment-notices";
import { beginning } from "../../operations/deals/begin";
import { endingOf } from "../../operations/deals/cancellation";
import { completion } from "../../operations/deals/completion";
import { dealEnding, dealEndWithJob } from "../../operations/deals/deal-ending";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { jobDeletion } from "../../operations/deals/job-deletion";
import { renewal } from "../../operations/deals/renewal";
import { heldAsShown, refuseUnlessShown } from "../../operations/money/as-shown";
import { refundOfJob } from "../../operations/money/refund";
import { type Check, withSentPhotos } from "../../operations/photos/sent-photos";
import { jobOfPath } from "./job";

const DAY = 24 * 3600 * 1000;

async function holdings(db: Database, job: JobRow) {
  const payments = await statusesOfJob(db, job.id);
  return holdingsOf(
    payments.map(({ status }) => status),
    job,
    { paused: payments.some(({ paused }) => paused === 1), reported: payments.some(({ reported }) => reported === 1) },
  );
}

function reservation(db: Database, now: number, job: JobRow): Write[] {
  return [markReserved(db, now, job.id), mustHaveChanged(db), cancelPaymentsOfJob(db, job.id)];
}

interface Finished {
  helper: string;
  paused: boolean;
  unpaid: boolean;
  suspended: boolean;
  direct: boolean;
  photos: number;
  /** Epoch milliseconds; null unless it is later and the days to object count from it. */
  startsAt: number | null;
}

const wayOf = (direct: boolean, startsAt: number | null): Record<string, number> =>
  startsAt === null
    ? { [direct ? "direct" : "held"]: 1 }
    : { [direct ? "direct_ahead" : "held_ahead"]: 1, until: startsAt + RELEASE_DAYS * DAY };

async function startAhead(db: Database, now: number, job: JobRow): Promise<number | null> {
  const startsAt = await lastAgreedStartOf(db, job.id);
  return workedFrom({ doneAt: now, begunAt: job.begun_at, startsAt }) > now ? startsAt : null;
}

/** Ends the helper’s own report. One about the helper is answered first: contesting it freezes the money. */
async function reportEnding(db: Database, now: number, job: JobRow, deal: Deal): Promise<Write[]> {
  const report: OpenReport | null = await openReportOf(db, job.id);
  if (report?.missed_by === deal.helper) refuse("absence_reported");
  const holds = mustHaveReport(db, job.id, report);
  if (report === null) return [holds];
  const chat = { id: deal.chat, opponent_id: deal.owner, owner_id: deal.owner, job_id: job.id, title: job.title };
  const notice = { chat, by: deal.helper, appointment: report, step: "retracted", now } as const;
  return [holds, dropReports(db, now, job.id), ...(await appointmentNotices(db, notice))];
}

async function finish(
  db: Database,
  now: number,
  job: JobRow,
  { helper, paused, unpaid, suspended, direct, photos, startsAt }: Finished,
): Promise<Write[]> {
  const deal = await dealOfJob(db, job.id);
  if (job.user_id === null || !deal) return [];
  const net = await heldNetForJob(db, job.id);
  return [
    markDone(db, now, job),
    mustHaveChanged(db),
    ...(await reportEnding(db, now, job, deal)),
    endProposalsOfJob(db, now, job.id),
    insertChatEvent(db, { chat: deal.chat, sender: deal.helper, event: { kind: "work", step: "done" }, now }),
    ...notify(db, now, {
      to: job.user_id,
      type: "work_done",
      key: `work_done:${job.id}:${now}`,
      job: job.id,
      data: {
        job_title: job.title,
        name: helper,
        ...(net > 0 && { net: formatMoney(net) }),
        ...(photos > 0 && { [photos === 1 ? "photo" : "photos"]: photos }),
        ...(paused && { paused: 1 }),
        ...(unpaid && { unpaid: 1 }),
        ...wayOf(direct, startsAt),
      },
      mail:
        suspended && !unpaid && !paused
          ? "work_done_suspended"
          : unpaid
            ? "work_done_unpaid"
            : paused
              ? "work_done_paused"
              : "work_marked_done",
    }),
  ];
}

async function deletion(db: Database, now: number, job: JobRow): Promise<Write[]> {
  const isDeal = job.status === "reserved" && job.helper_id !== null;
  return [...jobDeletion(db, now, job), ...(isDeal ? await dealEndWithJob(db, now, job, "deleted") : [])];
}

interface Cancelling {
  compensation?: Cents | undefined;
  remove?: boolean | undefined;
}

async function cancelling({ db, now }: ActContext, job: JobRow, request: Cancelling): Promise<Write[]> {
  const { compensation, startsAt } = await endingOf(db, now, job, "owner");
  refuseUnlessShown(request.compensation, compensation, "compensation_changed");
  const end = compensation > 0 ? "cancelled_late" : "cancelled";
  const statements = request.remove
    ? await cancelledRemoval(db, now, job, compensation)
    : await dealEnding(db, now, { ...job, compensation, end, onlyBeforeWork: true });
  return [mustStartAt(db, job.id, startsAt), mustNotBeReported(db, job.id), ...statements];
}

async function cancelledRemoval(db: Database, now: number, job: JobRow, compensation: Cents): Promise<Write[]> {
  return [
    mustBeBeforeWork(db, job.id),
    enqueueTrackRecord(db, now, job.id),
    ...(await refundOfJob(db, now, job.id, { compensation })),
    ...jobDeletion(db, now, job),
    ...(await dealEndWithJob(db, now, { ...job, compensation }, "deleted")),
  ];
}

async function statements(c: ActContext, action: JobAction, job: JobRow, photos = 0): Promise<Write[]> {
  const { db, now, viewer } = c;
  switch (action) {
    case "reserve":
      return reservation(db, now, job);
    case "renew":
      return renewal(db, now, job.id);
    case "done":
      return finish(db, now, job, {
        helper: await nameFor(db, job.user_id ?? 0, viewer.id),
        paused: (await holdings(db, job)).paused,
        unpaid: await isPriceUncovered(db, job.id),
        suspended: await isSuspended(db, job.user_id ?? 0),
        direct: c.env.PAYMENT_MODE === "direct",
        photos,
        startsAt: await startAhead(db, now, job),
      });
    case "delete":
      return deletion(db, now, job);
    case "solve":
      return [...(await heldAsShown(db, job.id, c.query().total)), ...(await completion(db, now, job))];
    case "cancel":
      return [...(await heldAsShown(db, job.id, c.query().total)), ...(await cancelling(c, job, c.query()))];
  }
}

type ActContext = CallContext<typeof contract.job.act>;

/** Photos of a repetition are not stored. */
async function done(c: ActContext, job: JobRow): Promise<void> {
  if (job.done_at !== null) return;
  if (c.query().early === false && job.begun_at === null && isBeforeDay(await agreedStart(c.db, job.id), c.now))
    refuse("before_appointment");
  const { images = [], photos = [] } = await c.fields();
  const where =
    images.length + photos.length > 0
      ? ((await chatOfDeal(c.db, job.id, job.helper_id)) ?? refuse("transition"))
      : { chat: 0, deal: null };
  const judge = (check: Check) => c.fields({ images: check });
  await withSentPhotos(c, { ...where, about: "result", images, photos, judge }, async (first, last) =>
    c.tx.add(...first, ...(await statements(c, "done", job, images.length + new Set(photos).size)), ...last).commit(),
  );
}

async function actOnJob(c: ActContext, job: JobRow) {
  const { id } = c.viewer;
  if (id !== job.user_id && id !== job.helper_id) refuse("permission_denied");
  const { action } = c.query();
  if (!mayAct(action, id === job.user_id ? "owner" : "helper")) refuse("permission_denied");
  if (c.query().remove && !canCancelAndRemove(job.status, action)) refuse("transition");
  const refused = refusalOf(job.status, action, await holdings(c.db, job));
  if (refused) return refuseOfDeal(c.db, job.id, refused);
  if (action === "done") await done(c, job);
  else await c.tx.add(...(await statements(c, action, job))).commit();
  return jobOf(await jobOfPath(c), id, c.language);
}

export const act = endpoint(contract.job.act, { load: jobOfPath, handle: actOnJob });

async function beginJob(c: CallContext<typeof contract.job.begin>, job: JobRow) {
  const { db, now, viewer, language } = c;
  if (viewer.id !== job.helper_id) refuse("permission_denied");
  const { words } = await c.fields();
  if (job.begun_at !== null) return jobOf(job, viewer.id, language);
  const code = canBegin(job) ? await startCodeOf(db, job.id) : null;
  if (!code) return refuse("transition");
  if (await isDisputed(db, job.id)) return refuseOfDeal(db, job.id, "disputed");
  // Counted before the words are compared, so that concurrent tries cannot exceed the limit.
  await consume(db, "start_code", code.bid_id);
  if (!isStartCode(words, code.words)) refuseFields({ words: ["start_code"] });
  const name = await nameFor(db, job.user_id ?? 0, viewer.id);
  const begins = { ...job, helper_id: viewer.id };
  await c.tx.add(...(await beginning(db, now, { job: begins, chat: code.chat_id, name }))).commit();
  return jobOf(await jobOfPath(c), viewer.id, language);
}

export const begin = endpoint(contract.job.begin, { load: jobOfPath, handle: beginJob });
