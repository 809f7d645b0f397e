import { RELEASE_DAYS } from "~/domain/deal-money";
import { DESK_DAYS } from "~/domain/dispute-life";
import type { JobStatus } from "~/domain/job-status";
import { HOLD_DAYS } from "~/domain/payment-life";
import type { Database } from "../db/database";
import {
  BEGUN_NOT_DONE,
  disputeAbout,
  heldOfJob,
  jobIsDisputed,
  OBJECTION_FROM,
  type PaymentRow,
  pausedOf,
  paymentsWhere,
} from "../db/payment";
import { mustHold, run } from "../db/transaction";
import { completion } from "../operations/deals/completion";
import { dealEnding } from "../operations/deals/deal-ending";
import { escalation } from "../operations/deals/dispute-steps";
import { teamNews } from "../operations/deals/payment-decision";
import { pause } from "../operations/money/pause";
import { each } from "./each";
import { remindOfDone, remindOfHold } from "./nudges";

const DAY = 24 * 3600 * 1000;
const AT_ONCE = 500;

interface Reserved {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number | null;
}

const UNDISPUTED = `NOT ${jobIsDisputed("j.id")}`;
const OF_USER = "(?2 IS NULL OR ?2 IN (j.user_id, j.helper_id))";
const RESERVED = "j.status = 'reserved'";

async function reserved(db: Database, which: string, since: number, user?: number): Promise<Reserved[]> {
  const { results } = await db
    .prepare(
      `SELECT j.id, j.title, j.status, j.helper_id FROM job j ${which} AND ${UNDISPUTED} AND ${OF_USER} ORDER BY j.id LIMIT ${AT_ONCE}`,
    )
    .bind(since, user ?? null)
    .all<Reserved>();
  return results;
}

/** By the indexes of what is due, not by status. */
const DONE = `INDEXED BY job_done WHERE ${RESERVED} AND j.done_at IS NOT NULL AND j.done_at <= ?1 AND ${OBJECTION_FROM} <= ?1 AND NOT ${pausedOf("j.id")}`;
const PAID_BEFORE =
  "j.id IN (SELECT p.job_id FROM payment p INDEXED BY payment_hold WHERE p.status = 'held' AND p.paid_at <= ?1)";
/** Begun work is paid or refunded by an agreement or a decision only. */
const NOT_BEGUN = `WHERE ${RESERVED} AND j.begun_at IS NULL AND j.done_at IS NULL AND ${PAID_BEFORE}`;
const BEGUN = `WHERE ${RESERVED} AND ${BEGUN_NOT_DONE} AND NOT ${pausedOf("j.id")} AND ${PAID_BEFORE}`;

const UNSETTLED = `p.id IN (SELECT d.payment_id FROM dispute d WHERE d.status = 'open' AND d.created_at <= ?2)
  AND (?3 IS NULL OR ?3 IN (p.payer_id, p.payee_id)) ORDER BY p.id LIMIT ${AT_ONCE}`;

async function escalateOverdue(db: Database, now: number, user?: number): Promise<number> {
  const unsettled = paymentsWhere(db, 0, UNSETTLED, now - DESK_DAYS * DAY, user ?? null);
  const { results } = await unsettled.all<PaymentRow>();
  return each(results, async (payment) => {
    const dispute = disputeAbout(payment);
    if (!dispute) return;
    const last = dispute.proposals.at(-1) ?? null;
    await run(db, ...escalation(db, now, { dispute: dispute.id, last }, payment));
  });
}

async function pauseBegun(db: Database, now: number, job: number): Promise<void> {
  const held = await heldOfJob(db, job);
  const payment = held.find(({ kind }) => kind === "bid") ?? held[0];
  if (!payment) return;
  await run(
    db,
    mustHold(db, `EXISTS (SELECT 1 FROM job j WHERE j.id = ?1 AND ${RESERVED} AND ${BEGUN_NOT_DONE})`, job),
    ...pause(db, now, payment),
    ...teamNews(db, now, payment, { step: "paused", because: "begun" }),
  );
}

/** Releases, refunds, pauses and escalates what is due. Returns the number of changed jobs. */
export async function releaseByTime(db: Database, now: number, user?: number): Promise<number> {
  const done = await reserved(db, DONE, now - RELEASE_DAYS * DAY, user);
  const completed = await each(done, async (job) =>
    // An admin may pause it meanwhile.
    run(db, mustHold(db, `NOT ${pausedOf("?1")}`, job.id), ...(await completion(db, now, job, "time"))),
  );
  const longHeld = await reserved(db, NOT_BEGUN, now - HOLD_DAYS * DAY, user);
  const returned = await each(longHeld, async (job) =>
    run(
      db,
      // The helper may begin meanwhile.
      mustHold(db, "EXISTS (SELECT 1 FROM job WHERE id = ?1 AND begun_at IS NULL AND done_at IS NULL)", job.id),
      ...(await dealEnding(db, now, { ...job, end: "held_too_long" })),
    ),
  );
  const begun = await reserved(db, BEGUN, now - HOLD_DAYS * DAY, user);
  const paused = await each(begun, (job) => pauseBegun(db, now, job.id));
  await each([remindOfDone, remindOfHold], (part) => part(db, now, user));
  return completed + returned + paused + (await escalateOverdue(db, now, user));
}
