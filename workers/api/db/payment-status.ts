import type { Cents } from "~/domain/money/money";
import type { ReleasedBy } from "~/domain/money/payment-status";
import { BY_SESSION } from "./bid-payment";
import { IS_WITH_BANK } from "./chargeback";
import type { Database, Write } from "./database";
import { canTake, hasRunOut, type PaymentRow, totalOf } from "./payment";
import { jobIsDisputed, MAY_GO_ON, RESERVED_FOR } from "./payment-standing";
import { mustHold } from "./transaction";

/** Put `mustHaveChanged` right after a change of a status: the payment may have moved since it was read. */
type ReadPayment = Pick<PaymentRow, "id" | "status">;
type Paying = Pick<PaymentRow, "id" | "session">;

export const markHeld = (db: Database, now: number, { id, session }: Paying): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'held', paid_at = ?3
       WHERE ${BY_SESSION} AND (kind = 'bid' OR lapsed = 0) AND ${canTake("succeed")}`,
    )
    .bind(id, session, now);

export const markToppedUp = (db: Database, now: number, { id, session }: Paying): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'released', paid_at = ?3, released_at = ?3
       WHERE ${BY_SESSION} AND ${canTake("topUp")} AND EXISTS (SELECT 1 FROM user u WHERE u.id = payer_id AND u.status <> 'deleted')`,
    )
    .bind(id, session, now);

const IS_ONLY_TIP = `NOT EXISTS (SELECT 1 FROM payment o WHERE o.bid_id = payment.bid_id AND o.kind = 'tip' AND o.status = 'released')
  AND EXISTS (SELECT 1 FROM user u WHERE u.id = payee_id AND u.status <> 'deleted')`;

export const markTipped = (db: Database, now: number, { id, session }: Paying): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'released', paid_at = ?3, released_at = ?3
       WHERE ${BY_SESSION} AND lapsed = 0 AND ${canTake("tip")} AND ${IS_ONLY_TIP}`,
    )
    .bind(id, session, now);

export const markReleased = (db: Database, now: number, { id, status }: ReadPayment, by: ReleasedBy): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'released', released_at = ?, released_by = ? WHERE id = ? AND status = ? AND ${MAY_GO_ON}`,
    )
    .bind(now, by, id, status);

interface Division {
  back: Cents;
  fee: Cents;
  helper: Cents;
}

/** The helper's amount is known only now; wallet and yearly earnings use it. */
export const markSplit = (
  db: Database,
  now: number,
  { id, status }: ReadPayment,
  { back, fee, helper, by }: Division & { by: ReleasedBy },
): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'released', released_at = ?1, refunded_at = ?1, refunded_amount = ?2,
         helper_fee = ?3, helper_amount = ?4, released_by = ?7 WHERE id = ?5 AND status = ?6 AND ${MAY_GO_ON}`,
    )
    .bind(now, back, fee, helper, id, status, by);

export const markCompensated = (
  db: Database,
  now: number,
  { id, status }: ReadPayment,
  { back, helper }: Omit<Division, "fee">,
): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'refunded', released_at = ?1, refunded_at = ?1, refunded_amount = ?2,
         helper_fee = 0, helper_amount = ?3 WHERE id = ?4 AND status = ?5 AND ${MAY_GO_ON}`,
    )
    .bind(now, back, helper, id, status);

export const markRefunded = (db: Database, now: number, payment: PaymentRow): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'refunded', refunded_at = ?, refunded_amount = ? WHERE id = ? AND status = ?
       AND NOT ${IS_WITH_BANK}`,
    )
    .bind(now, totalOf(payment), payment.id, payment.status);

export const markRefundedElsewhere = (db: Database, now: number, payment: PaymentRow): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'refunded', refunded_at = ?1, refunded_amount = ?2 WHERE id = ?3 AND status = ?4`,
    )
    .bind(now, totalOf(payment), payment.id, payment.status);

export const markDisputed = (db: Database, { id, job_id }: Pick<PaymentRow, "id" | "job_id">): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'disputed' WHERE id = ?1 AND ${canTake("dispute")} AND NOT ${jobIsDisputed("?2")}`,
    )
    .bind(id, job_id);

export const reduceEarned = (db: Database, payment: number, cents: Cents): Write =>
  db
    .prepare(
      `UPDATE payment SET helper_amount = helper_amount - ?1, helper_fee = iif(helper_amount = ?1, 0, helper_fee)
       WHERE id = ?2`,
    )
    .bind(cents, payment);

/** A success that still arrives is refunded. */
export function cancelPaymentsOfJob(db: Database, job: number, except = 0): Write {
  return db
    .prepare(
      `UPDATE payment SET status = iif(status = 'open', 'cancelled', status), lapsed = 1
       WHERE job_id = ? AND ${canTake("succeed")} AND id <> ?`,
    )
    .bind(job, except);
}

/** Requests without a fee stay open: no money comes to us. A success that still arrives for another is refunded. */
export const cancelPaymentsOfCompleted = (db: Database, job: number): Write =>
  db
    .prepare(
      `UPDATE payment SET status = iif(status = 'open', 'cancelled', status), lapsed = 1
       WHERE job_id = ? AND ${canTake("succeed")} AND NOT (kind = 'request' AND platform_cost = 0)`,
    )
    .bind(job);

const LAPSING = `SELECT coalesce(sum(amount), 0) AS cents FROM payment
  WHERE job_id = ? AND kind = 'request' AND by_payer = 0 AND lapsed = 0 AND platform_cost > 0 AND ${canTake("reopen")}`;

export const lapsingOfCompleted = async (db: Database, job: number): Promise<Cents> =>
  (await db.prepare(LAPSING).bind(job).first<Cents>("cents")) ?? 0;

/** The helper is told of the sum: a request that was made meanwhile belongs to it. */
export const mustLapse = (db: Database, job: number, cents: Cents): Write =>
  mustHold(db, `(${LAPSING}) = ?`, job, cents);

/** A success that still arrives counts. */
export const cancelOtherBids = (db: Database, payment: number): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'cancelled' WHERE kind = 'bid' AND status = 'open' AND id <> ?1
       AND job_id = (SELECT p.job_id FROM payment p WHERE p.id = ?1 AND p.kind = 'bid' AND p.status = 'processing')`,
    )
    .bind(payment);

export const cancelPaymentsOfUser = (db: Database, user: number): Write =>
  db
    .prepare("UPDATE payment SET status = 'cancelled' WHERE status = 'open' AND (payer_id = ?1 OR payee_id = ?1)")
    .bind(user);

export const expirePayments = (db: Database, now: number, user: number | undefined): Write =>
  db
    .prepare(
      `UPDATE payment AS p INDEXED BY payment_window SET status = 'expired' WHERE ${hasRunOut("?1")} AND (?2 IS NULL OR ?2 IN (p.payer_id, p.payee_id))`,
    )
    .bind(now, user ?? null);

const RAN_OUT = "(kind = 'request' AND status = 'open' AND expires_at <= ?4)";

const STATUS_AFTER = { processing: "processing", fail: "failed", cancel: "cancelled" } as const;

export const moveBySession = (
  db: Database,
  now: number,
  { id, session }: Paying,
  event: keyof typeof STATUS_AFTER,
): Write =>
  db
    .prepare(
      `UPDATE payment SET status = ?1 WHERE id = ?2 AND session = ?3 AND ${canTake(event)}
       AND (?1 = 'processing' OR NOT ${RAN_OUT})`,
    )
    .bind(STATUS_AFTER[event], id, session, now);

export const mustHaveStatus = (db: Database, { id, status }: ReadPayment): Write =>
  mustHold(db, "(SELECT status FROM payment WHERE id = ?1) = ?2", id, status);

/** A former session of a request waits until it is returned. */
export const mustAwaitSuccess = (db: Database, id: number, session: string): Write =>
  mustHold(
    db,
    `EXISTS (SELECT 1 FROM payment WHERE ${BY_SESSION} AND ${canTake("succeed")})
     OR EXISTS (SELECT 1 FROM former_session WHERE payment_id = ?1 AND session = ?2 AND returned_at IS NULL)`,
    id,
    session,
  );

/** Fails when the job has held or disputed money besides these payments. */
export function onlyHeld(db: Database, job: number, payments: readonly PaymentRow[]): Write {
  const condition = "(SELECT count(*) FROM payment WHERE job_id = ?1 AND status IN ('held', 'disputed')) = ?2";
  return mustHold(db, condition, job, payments.length);
}

export function mustHoldNothing(db: Database, job: number): Write {
  const nothingHeld = "NOT EXISTS (SELECT 1 FROM payment WHERE job_id = ?1 AND status IN ('held', 'disputed'))";
  return mustHold(db, nothingHeld, job);
}

export const mustBeReservedFor = (db: Database, job: number | null, helper: number | null): Write =>
  mustHold(db, RESERVED_FOR, job, helper);
