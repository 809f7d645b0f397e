import type { JobRole } from "~/domain/jobs/job-life";
import type { JobStatus } from "~/domain/jobs/job-status";
import type { Cents } from "~/domain/money/money";
import type { PaymentKind, PaymentStatus } from "~/domain/money/payment-status";
import { AGREED_START, isReportedIn } from "./appointment";
import { bidInChat, type ChatRow } from "./chat";
import type { Database, Write } from "./database";
import { OBJECTION_FROM } from "./objection-from";
import { type PaymentRow, paymentsWhere } from "./payment";
import {
  BEGUN_NOT_DONE,
  IS_PRICE_UNCOVERED,
  IS_UNCOVERED,
  isPriceOf,
  jobIsDisputed,
  pausedOf,
  standing,
  UNCOVERED_SINCE,
} from "./payment-standing";
import { mustHold } from "./transaction";

export interface Deal {
  bid: number;
  chat: number;
  owner: number;
  helper: number;
}

export const dealOfJob = (db: Database, job: number): Promise<Deal | null> =>
  db
    .prepare(
      `SELECT b.id AS bid, b.chat_id AS chat, j.user_id AS owner, b.user_id AS helper
       FROM job j JOIN bid b ON b.job_id = j.id AND b.status = 'accepted' WHERE j.id = ? AND j.user_id IS NOT NULL`,
    )
    .bind(job)
    .first<Deal>();

export interface DealOfChat {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number;
}

export const dealOfChat = (db: Database, chat: number): Promise<DealOfChat | null> =>
  db
    .prepare(
      `SELECT j.id, j.title, j.status, j.helper_id FROM bid b JOIN job j ON j.id = b.job_id AND j.helper_id = b.user_id
       WHERE b.chat_id = ? AND b.status = 'accepted' AND j.status = 'reserved'`,
    )
    .bind(chat)
    .first<DealOfChat>();

export const hasDeal = (chat: ChatRow): boolean => bidInChat(chat.bid)?.status === "accepted";

export function mustHaveDeal(db: Database, chat: number): Write {
  const holds = `EXISTS (SELECT 1 FROM chat c WHERE c.id = ?1
    AND (SELECT b.status FROM bid b WHERE b.chat_id = c.id ORDER BY b.id DESC LIMIT 1) = 'accepted')`;
  return mustHold(db, holds, chat);
}

export const mustAwaitWork = (db: Database, chat: number): Write =>
  mustHold(
    db,
    `EXISTS (SELECT 1 FROM bid b JOIN job j ON j.id = b.job_id AND j.helper_id = b.user_id
      WHERE b.chat_id = ?1 AND b.status = 'accepted' AND j.status = 'reserved' AND j.begun_at IS NULL AND j.done_at IS NULL)`,
    chat,
  );

interface MeetingJob {
  status: JobStatus;
  done_at: number | null;
  on_hold: number;
  held_from: number | null;
}

/** Null once the work began: the money does not go back by itself any more. */
const HELD_FROM = `iif(coalesce(j.begun_at, j.done_at) IS NULL, (SELECT min(h.paid_at) FROM payment h WHERE h.job_id = j.id AND +h.status = 'held'), NULL)`;

export const meetingJobOf = (db: Database, chat: number): Promise<MeetingJob | null> =>
  db
    .prepare(
      `SELECT j.status, j.done_at, ${jobIsDisputed("j.id")} AS on_hold, ${HELD_FROM} AS held_from FROM bid b JOIN job j ON j.id = b.job_id
       WHERE b.chat_id = ? AND b.status = 'accepted'`,
    )
    .bind(chat)
    .first<MeetingJob>();

/** SQL of `meetingRefusal` (app/domain/deals/appointment-life.ts). */
export const mustMeet = (db: Database, chat: number): Write =>
  mustHold(
    db,
    `EXISTS (SELECT 1 FROM bid b JOIN job j ON j.id = b.job_id WHERE b.chat_id = ?1 AND b.status = 'accepted'
      AND j.status = 'reserved' AND j.done_at IS NULL AND NOT ${jobIsDisputed("j.id")})`,
    chat,
  );

/** Null: no money goes back by itself, so no day is too late. A later start of the hold allows more days, too. */
export const mustBeHeldFrom = (db: Database, chat: number, heldFrom: number | null): Write =>
  mustHold(
    db,
    `coalesce((SELECT ${HELD_FROM} FROM bid b JOIN job j ON j.id = b.job_id WHERE b.chat_id = ?1 AND b.status = 'accepted'), 1e18)
     >= coalesce(?2, 1e18)`,
    chat,
    heldFrom,
  );

export const insertAcquaintance = (db: Database, one: number, other: number): Write =>
  db
    .prepare("INSERT INTO acquaintance (user_id, other_id) VALUES (?1, ?2), (?2, ?1) ON CONFLICT DO NOTHING")
    .bind(one, other);

interface PaymentOfDeal {
  id: number;
  kind: PaymentKind;
  for_price: Cents;
  status: PaymentStatus;
  amount: Cents;
  fee_percent: number;
  paused_at: number | null;
}

interface MeetingAndMoney {
  startsAt: number | null;
  isReported: boolean;
  suspended: JobRole | null;
  payments: PaymentOfDeal[];
}

const SUSPENDED = `(SELECT iif(u.id = j.user_id, 'owner', 'helper') FROM job j JOIN user u ON u.id IN (j.user_id, j.helper_id)
    WHERE j.id = ?1 AND u.status = 'suspended' ORDER BY u.id = j.user_id DESC LIMIT 1)`;

export async function meetingAndMoneyOf(db: Database, job: number): Promise<MeetingAndMoney> {
  const [start, paid] = await db.batch<unknown>([
    db.prepare(`SELECT ${AGREED_START} AS at, ${isReportedIn("?1")} AS reported, ${SUSPENDED} AS suspended`).bind(job),
    db
      .prepare(
        `SELECT p.id, p.kind, p.for_price, ${standing("p")} AS status, p.amount, p.fee_percent, p.paused_at FROM payment p WHERE p.job_id = ?`,
      )
      .bind(job),
  ]);
  const meeting = start?.results[0] as
    | (Pick<MeetingAndMoney, "suspended"> & { at: number | null; reported: number })
    | undefined;
  return {
    startsAt: meeting?.at ?? null,
    isReported: meeting?.reported === 1,
    suspended: meeting?.suspended ?? null,
    payments: (paid?.results ?? []) as PaymentOfDeal[],
  };
}

/** Held money depends on the answer to a reported absence. */
export const mustNotBeReported = (db: Database, job: number): Write =>
  mustHold(
    db,
    `NOT (${isReportedIn("?1")} AND EXISTS (SELECT 1 FROM payment h JOIN job j ON j.id = h.job_id
      WHERE h.job_id = ?1 AND h.status = 'held' AND NOT ${IS_PRICE_UNCOVERED}))`,
    job,
  );

export const mustStartAt = (db: Database, job: number, startsAt: number | null): Write =>
  mustHold(db, `${AGREED_START} IS ?2`, job, startsAt);

interface Reserved {
  id: number;
  title: string;
  status: JobStatus;
  helper_id: number | null;
}

const BATCH_SIZE = 500;
const RESERVED = "j.status = 'reserved'";

async function reserved(db: Database, which: string, since: number, user: number | undefined): Promise<Reserved[]> {
  const { results } = await db
    .prepare(
      `SELECT j.id, j.title, j.status, j.helper_id FROM job j ${which} AND NOT ${jobIsDisputed("j.id")}
       AND (?2 IS NULL OR ?2 IN (j.user_id, j.helper_id)) ORDER BY j.id LIMIT ${BATCH_SIZE}`,
    )
    .bind(since, user ?? null)
    .all<Reserved>();
  return results;
}

/** The indexes of the due times select fewer rows than the one of statuses. */
const DONE = `INDEXED BY job_done WHERE ${RESERVED} AND j.done_at IS NOT NULL AND j.done_at <= ?1 AND ${OBJECTION_FROM} <= ?1 AND NOT ${pausedOf("j.id")}
  AND NOT ${IS_PRICE_UNCOVERED}`;
const PAID_BEFORE =
  "j.id IN (SELECT p.job_id FROM payment p INDEXED BY payment_hold WHERE p.status = 'held' AND p.paid_at <= ?1)";
/** Begun work is paid or refunded by an agreement or a decision only. */
const NOT_BEGUN = `WHERE ${RESERVED} AND j.begun_at IS NULL AND j.done_at IS NULL AND ${PAID_BEFORE}`;
const BEGUN = `WHERE ${RESERVED} AND ${BEGUN_NOT_DONE} AND NOT ${pausedOf("j.id")} AND ${PAID_BEFORE}`;

export const dealsDoneBefore = (db: Database, at: number, user: number | undefined): Promise<Reserved[]> =>
  reserved(db, DONE, at, user);

export const dealsNotBegun = (db: Database, paidBefore: number, user: number | undefined): Promise<Reserved[]> =>
  reserved(db, NOT_BEGUN, paidBefore, user);

export const dealsBegun = (db: Database, paidBefore: number, user: number | undefined): Promise<Reserved[]> =>
  reserved(db, BEGUN, paidBefore, user);

export const IS_UNPAID = `${RESERVED} AND coalesce(j.done_at, j.begun_at) IS NOT NULL AND ${IS_UNCOVERED}`;

const worked = (
  at: string,
) => `(SELECT * FROM job INDEXED BY job_done WHERE status = 'reserved' AND done_at IS NOT NULL AND done_at <= ${at}
    UNION ALL SELECT * FROM job INDEXED BY job_begun WHERE status = 'reserved' AND done_at IS NULL AND begun_at IS NOT NULL AND begun_at <= ${at})`;

/** `p` may go back again after it was paid by request. */
export const LAST_BACK = `(SELECT max(x.id) FROM payment x
    WHERE x.job_id = j.id AND x.id >= p.id AND ${isPriceOf("x")} AND x.status = 'refunded')`;

export const UNPAID_REFERENCE = `p.id || ':' || ${LAST_BACK}`;

export const unpaidBefore = (at: string, user: string, also = "1"): string =>
  `SELECT p.id FROM ${worked(at)} j JOIN payment p ON p.job_id = j.id
    WHERE ${IS_UNPAID} AND ${UNCOVERED_SINCE} <= ${at} AND NOT ${jobIsDisputed("j.id")}
      AND (${user} IS NULL OR ${user} IN (j.user_id, j.helper_id))
      AND NOT EXISTS (SELECT 1 FROM money_case m WHERE m.kind = 'unpaid_work' AND m.reference = ${UNPAID_REFERENCE}) AND ${also}
    ORDER BY coalesce(j.done_at, j.begun_at) LIMIT ${BATCH_SIZE}`;

const UNPAID = `p.id IN (${unpaidBefore("?2", "?3")})`;

export const unpaidPrices = async (db: Database, before: number, user: number | undefined): Promise<PaymentRow[]> =>
  (await paymentsWhere(db, 0, UNPAID, before, user ?? null).all<PaymentRow>()).results;

export const isUnpaid = (payment: string): string =>
  `EXISTS (SELECT 1 FROM payment p JOIN job j ON j.id = p.job_id WHERE p.id = ${payment} AND ${IS_UNPAID})`;

export const isUnpaidNow = async (db: Database, payment: number): Promise<boolean> =>
  (await db
    .prepare(`SELECT ${isUnpaid("?1")} AS yes`)
    .bind(payment)
    .first<number>("yes")) === 1;

export const mustBeUnpaid = (db: Database, payment: number): Write => mustHold(db, isUnpaid("?1"), payment);

export const mustNotBePaused = (db: Database, job: number): Write => mustHold(db, `NOT ${pausedOf("?1")}`, job);

export const mustNotHaveBegun = (db: Database, job: number): Write =>
  mustHold(db, "EXISTS (SELECT 1 FROM job WHERE id = ?1 AND begun_at IS NULL AND done_at IS NULL)", job);

export const mustBeBegun = (db: Database, job: number): Write =>
  mustHold(db, `EXISTS (SELECT 1 FROM job j WHERE j.id = ?1 AND ${RESERVED} AND ${BEGUN_NOT_DONE})`, job);

export async function undecidedPayments(
  db: Database,
  openedBefore: number,
  user: number | undefined,
): Promise<PaymentRow[]> {
  const undecided = `p.id IN (SELECT d.payment_id FROM dispute d WHERE d.status = 'open'
      AND (d.created_at <= ?2 OR EXISTS (SELECT 1 FROM user u WHERE u.id IN (p.payer_id, p.payee_id) AND u.status = 'suspended')))
    AND (?3 IS NULL OR ?3 IN (p.payer_id, p.payee_id)) ORDER BY p.id LIMIT ${BATCH_SIZE}`;
  return (await paymentsWhere(db, 0, undecided, openedBefore, user ?? null).all<PaymentRow>()).results;
}
