import { missedUntil } from "~/domain/appointment-life";
import { goneAmong, LAST_DAYS, RELEASE_DAYS } from "~/domain/deal-money";
import type { Language } from "~/domain/language";
import type { Paid } from "~/domain/ledger";
import { type Cents, feeOf, formatMoney } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import {
  afterPaymentEvent,
  type PaymentEvent,
  type PaymentKind,
  type PaymentStatus,
  type ReleasedBy,
  statusesBefore,
} from "~/domain/payment-life";
import type { WithdrawalEffect } from "~/domain/withdrawal";
import { currentAppointment } from "./appointment";
import { chargebackIn, chargebackJson, chargebackOf, IS_WITH_BANK, isTakenBack, isWithBank } from "./chargeback";
import type { Database, Query } from "./database";
import { type DisputeRow, disputeIn, disputeJson, disputeOf } from "./dispute";
import { invoicesJson, linksIn } from "./invoice";
import { cardOf, personJson, timeOf, timeOrNull } from "./person";

const DAY = 24 * 3600 * 1000;

export interface PaymentRow {
  id: number;
  kind: PaymentKind;
  status: PaymentStatus;
  payer_id: number;
  payee_id: number | null;
  bid_id: number | null;
  chat_id: number | null;
  job_id: number | null;
  amount: Cents;
  platform_cost: Cents;
  /** Of this payment: 0 for tips, top-ups and direct payments. */
  fee_percent: number;
  credits_used: Cents;
  helper_fee: Cents;
  helper_amount: Cents;
  refunded_amount: Cents;
  description: string | null;
  lapsed: number;
  provider: string;
  session: string | null;
  redirect_url: string | null;
  created_at: number;
  expires_at: number | null;
  paid_at: number | null;
  released_at: number | null;
  released_by: ReleasedBy | null;
  refunded_at: number | null;
  paused_at: number | null;
  chat_uri: string | null;
  job_title: string | null;
  job_begun_at: number | null;
  job_done_at: number | null;
  job_objection_from: number | null;
  payer: string;
  payee: string | null;
  dispute: string | null;
  chargeback: string | null;
  withdrawn: string | null;
  absence: string | null;
  refund_failed: string | null;
  refunded_elsewhere: number;
  price_gone: number;
  invoices: string;
}

const PLAIN = [
  "id",
  "kind",
  "payer_id",
  "payee_id",
  "bid_id",
  "chat_id",
  "job_id",
  "amount",
  "platform_cost",
  "fee_percent",
  "credits_used",
  "helper_fee",
  "helper_amount",
  "refunded_amount",
  "description",
  "lapsed",
  "provider",
  "session",
  "redirect_url",
  "created_at",
  "expires_at",
  "paid_at",
  "released_at",
  "released_by",
  "refunded_at",
  "paused_at",
]
  .map((column) => `p.${column}`)
  .join(", ");

/** SQL: the window of payment `p` has passed at a moment (SQL). A request stays open: its window is its session's. */
export const hasRunOut = (at: string): string =>
  `(p.status = 'open' AND p.kind <> 'request' AND p.expires_at <= ${at})`;

export const STATUS_NOW = `iif(${hasRunOut("CAST(unixepoch('subsec') * 1000 AS INTEGER)")}, 'expired', p.status)`;

const stopsOf = (table: "dispute" | "chargeback", since: string, until = "s.closed_at"): string =>
  `SELECT s.${since} AS since, ${until} AS until FROM payment w JOIN ${table} s ON s.payment_id = w.id WHERE w.job_id = j.id`;

/** SQL: the bank decided about a top-up, of which the credits paid for job `j`. */
const CREDIT_STOPS = `SELECT b.opened_at, b.closed_at FROM payment w JOIN payment t ON t.payer_id = w.payer_id
    JOIN chargeback b ON b.payment_id = t.id WHERE w.job_id = j.id AND w.credits_used > 0 AND t.kind = 'credits'
    AND b.set_apart < b.amount AND w.paid_at <= b.opened_at`;

/** SQL: `w` was the price of the deal of its job, and went back. */
const WAS_PRICE = `w.kind = 'bid' AND w.status = 'refunded' AND EXISTS (SELECT 1 FROM bid b WHERE b.id = w.bid_id AND b.status = 'accepted')
    AND NOT EXISTS (SELECT 1 FROM payment x WHERE x.bid_id = w.bid_id AND x.kind = 'bid' AND x.status IN ('held', 'disputed', 'released'))`;

/** SQL: the price of a job's deal went back, so that a request pays for it. */
export const hadPriceBack = (job: string): string =>
  `EXISTS (SELECT 1 FROM payment w WHERE w.job_id = ${job} AND ${WAS_PRICE})`;

/** Money went back, and was paid again by request. */
const UNPAID = `SELECT w.refunded_at, r.paid_at FROM payment w JOIN payment r ON r.job_id = w.job_id AND r.kind = 'request'
    AND r.id > w.id AND r.paid_at >= w.refunded_at
    WHERE w.job_id = j.id AND ${WAS_PRICE}`;

/**
 * SQL: what stopped the days to object of job `j` and ended. `covered`: until when an earlier one stopped them too.
 * `closing`: when a dispute that is open would end.
 */
const stops = (closing: string): string => `SELECT since, until, coalesce(max(until) OVER
      (ORDER BY since, until ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS covered
    FROM (${stopsOf("dispute", "created_at", closing)} UNION ALL ${stopsOf("chargeback", "opened_at")}
      UNION ALL ${CREDIT_STOPS} UNION ALL SELECT created_at, closed_at FROM pause WHERE job_id = j.id UNION ALL ${UNPAID}) WHERE until IS NOT NULL`;

/**
 * SQL: from when the days to object to the work of job `j` count. A dispute, a chargeback, a pause or money that went back
 * stops them. They go on when it ends, with `LAST_DAYS` left or more. Null unless the work is marked as done and waits for approval.
 */
export const OBJECTION_FROM = objectionFromIf("s.closed_at");

function objectionFromIf(closing: string): string {
  return `iif(j.status = 'reserved' AND j.done_at IS NOT NULL,
    coalesce((SELECT max(j.done_at + sum(max(until - max(since, covered, j.done_at), 0)), max(until) - ${(RELEASE_DAYS - LAST_DAYS) * DAY})
      FROM (${stops(closing)})), j.done_at), NULL)`;
}

/** Returns from when the days to object count if the open dispute of a job closes at a moment. Null while the work is not done. */
export const objectionFromIfClosed = (db: Database, at: number, job: number | null): Promise<number | null> =>
  db
    .prepare(`SELECT ${objectionFromIf("coalesce(s.closed_at, ?2)")} AS at FROM job j WHERE j.id = ?1`)
    .bind(job, at)
    .first<number>("at");

/** SQL: the open report of absence in the deal of payment `p`. */
const ABSENCE = `(SELECT json_object('by', a.missed_by, 'at', a.missed_at) FROM appointment a
  WHERE a.id = ${currentAppointment("p.chat_id")} AND a.status = 'missed' AND a.missed_at IS NOT NULL AND a.missed_answer IS NULL)`;

/** SQL: the refund of payment `p` that a bank did not accept; one that our team did not handle yet comes first. */
const REFUND_FAILED = `(SELECT json_object('cents', m.cents, 'handled_at', m.handled_at) FROM money_case m
  WHERE m.payment_id = p.id AND m.kind = 'refund_failed' ORDER BY m.handled_at IS NOT NULL, m.id DESC LIMIT 1)`;

const bookedAs = (events: string) =>
  `EXISTS (SELECT 1 FROM ledger_transaction l WHERE l.payment_id = p.id AND l.event IN (${events}))`;

/** SQL: the money of payment `p` went back, and not by us. */
const REFUNDED_ELSEWHERE = `(p.status = 'refunded' AND ${bookedAs("'refund_elsewhere'")}
  AND NOT ${bookedAs("'refunded', 'no_show', 'cancel_fee'")})`;

/** SQL of `goneAmong` (app/domain/deal-money.ts): `p` is the price of the deal of job `j`, and went back. */
export const IS_GONE = `p.kind = 'bid' AND p.status = 'refunded'
  AND EXISTS (SELECT 1 FROM bid b WHERE b.id = p.bid_id AND b.status = 'accepted')
  AND p.id = (SELECT max(x.id) FROM payment x WHERE x.job_id = j.id AND x.kind = 'bid' AND x.status IN ('held', 'disputed', 'released', 'refunded'))
  AND p.amount > (SELECT coalesce(sum(x.amount), 0) FROM payment x WHERE x.job_id = j.id
    AND (x.status IN ('held', 'disputed') OR (x.kind = 'request' AND x.status = 'released' AND x.id > p.id)))`;

export const PRICE_IS_GONE = `EXISTS (SELECT 1 FROM payment p WHERE p.job_id = j.id AND ${IS_GONE})`;

export const selectPayments = (
  columns = "",
  joins = "",
): string => `SELECT ${columns} ${PLAIN}, ${STATUS_NOW} AS status, c.uri AS chat_uri, j.title AS job_title, j.begun_at AS job_begun_at, j.done_at AS job_done_at, ${OBJECTION_FROM} AS job_objection_from,
    ${personJson("payer")} AS payer, ${personJson("payee")} AS payee, ${disputeJson("p.id")} AS dispute,
    ${chargebackJson("p.id")} AS chargeback,
    (SELECT json_object('at', w.created_at, 'effect', w.effect, 'answered_at', w.answered_at, 'granted', w.granted)
      FROM withdrawal w WHERE w.payment_id = p.id) AS withdrawn,
    ${ABSENCE} AS absence, ${REFUND_FAILED} AS refund_failed, ${REFUNDED_ELSEWHERE} AS refunded_elsewhere,
    (p.status = 'held' AND p.kind = 'request' AND j.status = 'reserved' AND ${PRICE_IS_GONE}) AS price_gone,
    ${invoicesJson("v.payment_id = p.id")} AS invoices
  FROM payment p JOIN user payer ON payer.id = p.payer_id LEFT JOIN user payee ON payee.id = p.payee_id
  LEFT JOIN chat c ON c.id = p.chat_id LEFT JOIN job j ON j.id = p.job_id ${joins}`;
const SELECT = selectPayments();

/** Bind the viewer as `?1` (0 for none); the condition may bind values from `?2` on. */
export function paymentsWhere(db: Database, viewer: number, condition: string, ...values: unknown[]): Query {
  return db.prepare(`${SELECT} WHERE ${condition}`).bind(viewer, ...values);
}

export function ownPayment(db: Database, viewer: number, id: number): Promise<PaymentRow | null> {
  return paymentsWhere(db, viewer, "p.id = ?2 AND ?1 IN (p.payer_id, p.payee_id)", id).first<PaymentRow>();
}

export const findPayment = (db: Database, id: number): Promise<PaymentRow | null> =>
  paymentsWhere(db, 0, "p.id = ?2", id).first<PaymentRow>();

async function paymentOfFormer(db: Database, session: string): Promise<PaymentRow | null> {
  const former = await db
    .prepare(
      "SELECT payment_id, amount, credits_used, provider, expires_at, returned_at FROM former_session WHERE session = ?",
    )
    .bind(session)
    .first<FormerSession>();
  if (!former) return null;
  const payment = await findPayment(db, former.payment_id);
  const { amount, credits_used, provider, expires_at } = former;
  const status = former.returned_at === null ? "open" : "refunded";
  if (!payment) return null;
  const platform_cost = feeOf(amount, payment.fee_percent);
  return { ...payment, session, status, amount, platform_cost, credits_used, provider, expires_at };
}

interface FormerSession extends Pick<PaymentRow, "amount" | "credits_used" | "provider" | "expires_at"> {
  payment_id: number;
  returned_at: number | null;
}

/** Excludes former sessions: their payments were refunded at once. */
export const paymentOfOwnSession = (db: Database, session: string): Promise<PaymentRow | null> =>
  paymentsWhere(db, 0, "p.session = ?2", session).first<PaymentRow>();

export async function paymentOfSession(db: Database, session: string): Promise<PaymentRow | null> {
  return (await paymentOfOwnSession(db, session)) ?? paymentOfFormer(db, session);
}

/** Excludes payments about which the payer's bank decides. */
export async function heldOfJob(db: Database, job: number): Promise<PaymentRow[]> {
  const held = `p.job_id = ?2 AND p.status = 'held' AND NOT ${isWithBank("p.id")}`;
  return (await paymentsWhere(db, 0, held, job).all<PaymentRow>()).results;
}

/** Held payments with credits from before the bank took back a top-up, the latest first. */
export async function paidWithCredits(
  db: Database,
  { kind, status, payer_id }: PaymentRow,
  openedAt: number,
): Promise<PaymentRow[]> {
  if (kind !== "credits" || status !== "released") return [];
  const held = `p.payer_id = ?2 AND p.credits_used > 0 AND p.kind IN ('bid', 'request') AND p.status IN ('held', 'disputed')
    AND p.paid_at <= ?3 AND NOT ${isTakenBack("p.id")} ORDER BY p.id DESC`;
  return (await paymentsWhere(db, 0, held, payer_id, openedAt).all<PaymentRow>()).results;
}

/** Returns whether nothing is held any more for the price of a job's deal, while the deal goes on. */
export async function isPriceGone(db: Database, job: number): Promise<boolean> {
  const { results } = await db
    .prepare("SELECT id, kind, status, amount FROM payment WHERE job_id = ?")
    .bind(job)
    .all<Pick<PaymentRow, "id" | "kind" | "status" | "amount">>();
  return goneAmong(results) !== null;
}

/** Returns what stays held for the deal of a payment that goes back. `isGone`: that no longer covers the price. */
export async function heldWithout(
  db: Database,
  { id, job_id }: Pick<PaymentRow, "id" | "job_id">,
): Promise<{ held: Cents; isGone: boolean }> {
  const { results } = await db
    .prepare("SELECT id, kind, iif(id = ?2, 'refunded', status) AS status, amount FROM payment WHERE job_id = ?1")
    .bind(job_id, id)
    .all<Pick<PaymentRow, "id" | "kind" | "status" | "amount">>();
  const paidIn = results.filter(({ status }) => status === "held" || status === "disputed");
  return { held: paidIn.reduce((sum, { amount }) => sum + amount, 0), isGone: goneAmong(results) !== null };
}

/** SQL: the status of payment `p` that decides what its job can do (`standingOf` of domain/chargeback.ts). */
export const standing = (p: string): string =>
  `iif(${p}.status = 'held' AND ${isWithBank(`${p}.id`)}, 'disputed', ${p}.status)`;

export const jobIsDisputed = (job: string): string =>
  `EXISTS (SELECT 1 FROM payment d WHERE d.job_id = ${job} AND ${standing("d")} = 'disputed')`;

export async function isDisputed(db: Database, job: number | null): Promise<boolean> {
  return (
    (await db
      .prepare(`SELECT ${jobIsDisputed("?1")} AS disputed`)
      .bind(job)
      .first<number>("disputed")) === 1
  );
}

/** SQL: since when the price `p` of job `j` is gone, or what was paid for it later. */
export const GONE_SINCE = `(SELECT max(x.refunded_at) FROM payment x WHERE x.job_id = j.id AND x.id >= p.id AND x.kind IN ('bid', 'request'))`;

export const MAY_GO_ON = `paused_at IS NULL AND NOT ${IS_WITH_BANK}`;

export const BEGUN_NOT_DONE = "(j.begun_at IS NOT NULL AND j.done_at IS NULL)";

export const pausedOf = (job: string): string =>
  `EXISTS (SELECT 1 FROM payment h WHERE h.job_id = ${job} AND h.status = 'held' AND h.paused_at IS NOT NULL)`;

export const RESERVED_FOR = "EXISTS (SELECT 1 FROM job WHERE id = ?1 AND status = 'reserved' AND helper_id = ?2)";

export const statusIn = (statuses: readonly string[]): string =>
  `status IN (${statuses.map((status) => `'${status}'`).join(", ")})`;

/** SQL: the event applies to the status (docs/state-machines.md#payment). */
export const canTake = (event: PaymentEvent): string => statusIn(statusesBefore(event));

export const totalOf = (row: Pick<PaymentRow, "amount" | "platform_cost">): Cents => row.amount + row.platform_cost;
export const heldFor = (
  role: "owner" | "helper",
  row: Pick<PaymentRow, "amount" | "platform_cost" | "helper_amount">,
): Cents => (role === "owner" ? totalOf(row) : row.helper_amount);
export const isDirect = ({ kind, platform_cost }: Pick<PaymentRow, "kind" | "platform_cost">): boolean =>
  kind === "request" && platform_cost === 0;

export const toPayOf = (row: Pick<PaymentRow, "amount" | "platform_cost" | "credits_used">): Cents =>
  totalOf(row) - row.credits_used;

export const isOpenAtProvider = (row: PaymentRow, now: number): boolean =>
  row.status === "open" && row.redirect_url !== null && (row.expires_at ?? 0) > now;

export const isPayable = (row: PaymentRow, now: number): boolean =>
  row.status === "processing" || (row.status === "open" && (row.expires_at ?? now) >= now);

export function paidOf(
  row: Pick<PaymentRow, "id" | "payer_id" | "payee_id" | "amount" | "credits_used" | "fee_percent">,
): Paid {
  if (row.payee_id === null) throw new Error(`payment ${row.id} has no payee`);
  return {
    payment: row.id,
    payer: row.payer_id,
    payee: row.payee_id,
    amount: row.amount,
    credits: row.credits_used,
    percent: row.fee_percent,
  };
}

function withdrawnOf(json: string | null): Payment["withdrawn"] {
  if (json === null) return null;
  const { at, effect, answered_at, granted } = JSON.parse(json) as {
    at: number;
    effect: WithdrawalEffect;
    answered_at: number | null;
    granted: number | null;
  };
  const answer = answered_at === null ? null : { at: timeOf(answered_at), granted: granted === 1 };
  return { at: timeOf(at), effect, answer };
}

function absenceOf(json: string | null): Payment["absence"] {
  if (json === null) return null;
  const { by, at } = JSON.parse(json) as { by: number; at: number };
  return { by, until: timeOf(missedUntil(at)) };
}

function refundFailedOf(json: string | null): Payment["refund_failed"] {
  if (json === null) return null;
  const { cents, handled_at } = JSON.parse(json) as { cents: Cents; handled_at: number | null };
  return { amount: formatMoney(cents), handled_at: timeOrNull(handled_at) };
}

export function paymentOf(row: PaymentRow, viewer: number, language: Language): Payment {
  const open = isOpenAtProvider(row, Date.now());
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    amount: formatMoney(row.amount),
    platform_cost: formatMoney(row.platform_cost),
    fee_percent: row.fee_percent.toFixed(2),
    amount_with_platform_cost: formatMoney(totalOf(row)),
    credits_used: formatMoney(row.credits_used),
    to_pay: formatMoney(toPayOf(row)),
    helper_fee: formatMoney(row.helper_fee),
    helper_amount: formatMoney(row.helper_amount),
    refunded_amount: formatMoney(row.refunded_amount),
    bid_id: row.bid_id,
    chat_uri: row.chat_uri,
    job_id: row.job_id,
    job_title: row.job_title,
    job_begun_at: timeOrNull(row.job_begun_at),
    job_done_at: timeOrNull(row.job_done_at),
    job_objection_from: timeOrNull(row.job_objection_from),
    payer: cardOf(row.payer, viewer, language),
    payee: row.payee_id === null ? null : cardOf(row.payee, viewer, language),
    description: row.description,
    lapsed: row.lapsed === 1,
    redirect_url: open && row.payer_id === viewer ? row.redirect_url : null,
    created_at: timeOf(row.created_at),
    expires_at: open ? timeOrNull(row.expires_at) : null,
    paid_at: timeOrNull(row.paid_at),
    released_at: timeOrNull(row.released_at),
    released_by: row.released_by,
    refunded_at: timeOrNull(row.refunded_at),
    paused_at: timeOrNull(row.paused_at),
    absence: absenceOf(row.absence),
    refund_failed: row.payer_id === viewer ? refundFailedOf(row.refund_failed) : null,
    refunded_elsewhere: row.refunded_elsewhere === 1,
    price_gone: row.price_gone === 1,
    dispute: disputeOf(row.dispute),
    chargeback: chargebackOf(row.chargeback),
    withdrawn: withdrawnOf(row.withdrawn),
    invoices: linksIn(row.invoices),
  };
}

/** Null without a dispute, and while the payer's bank has the money. */
export function disputeAbout(payment: PaymentRow): DisputeRow | null {
  if (chargebackIn(payment.chargeback)?.status === "open") return null;
  return afterPaymentEvent(payment.status, "close") === null ? null : disputeIn(payment.dispute);
}
