import type { DealEndStep } from "~/domain/deals/deal-end-step";
import type { PaymentFacts } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import { afterPaymentEvent, type PaymentEvent, statusesBefore } from "~/domain/money/payment-life";
import type { PaymentKind, PaymentStatus, ReleasedBy } from "~/domain/money/payment-status";
import { currentAppointment } from "./appointment";
import { chargebackIn, chargebackJson, isTakenBack, isWithBank } from "./chargeback";
import type { Database, Query } from "./database";
import { endedWith } from "./deal-end";
import { dealOfPayment } from "./deal-of";
import { type DisputeRow, disputeIn, disputeJson } from "./dispute";
import { invoicesJson } from "./invoice";
import { IS_STOPPED } from "./money-stop";
import { OBJECTION_FROM } from "./objection-from";
import { IS_PRICE_UNCOVERED, jobIsDisputed } from "./payment-standing";
import { personJson } from "./person";
import { advanced, feeWithdrawn, returnedJson, TAKEN_FROM_CREDITS } from "./refunded";

/** A payment page at a provider. */
export interface CheckoutSession {
  provider: string;
  session: string;
  redirectUrl: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface PaymentRow {
  id: number;
  kind: PaymentKind;
  status: PaymentStatus;
  payer_id: number;
  payee_id: number | null;
  bid_id: number | null;
  chat_id: number | null;
  deal: number | null;
  job_id: number | null;
  amount: Cents;
  platform_cost: Cents;
  /** 0 for tips, top-ups and direct payments. */
  fee_percent: number;
  credits_used: Cents;
  helper_fee: Cents;
  helper_amount: Cents;
  refunded_amount: Cents;
  description: string | null;
  lapsed: number;
  declined: number;
  by_payer: number;
  for_price: Cents;
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
  reminded_at: number | null;
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
  deal_end: DealEndStep | null;
  deal_unanswered: number;
  refund_failed: string | null;
  other_amount: string | null;
  release_stopped: number;
  job_disputed: number;
  refunded_elsewhere: number;
  price_gone: number;
  on_hold: number;
  job_held_from: number | null;
  advanced: Cents;
  fee_withdrawn: Cents;
  taken_from_credits: Cents;
  invoices: string;
  returned: string;
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
  "declined",
  "by_payer",
  "for_price",
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
  "reminded_at",
]
  .map((column) => `p.${column}`)
  .join(", ");

export const statusIn = (statuses: readonly string[]): string =>
  `status IN (${statuses.map((status) => `'${status}'`).join(", ")})`;

export const canTake = (event: PaymentEvent): string => statusIn(statusesBefore(event));

/** A request stays open: its window is its session's. */
export const hasRunOut = (at: string): string =>
  `(p.status = 'open' AND p.kind <> 'request' AND p.expires_at <= ${at})`;

export const STATUS_NOW = `iif(${hasRunOut("CAST(unixepoch('subsec') * 1000 AS INTEGER)")}, 'expired', p.status)`;

const ABSENCE = `(SELECT json_object('by', a.missed_by, 'at', a.missed_at, 'gone', ${IS_PRICE_UNCOVERED}, 'held', (SELECT json_group_array(
    json_object('kind', h.kind, 'amount', h.amount, 'for_price', h.for_price, 'fee_percent', h.fee_percent))
    FROM payment h WHERE h.job_id = p.job_id AND +h.status = 'held' AND NOT ${isWithBank("h.id")})) FROM appointment a
  WHERE a.id = ${currentAppointment("p.chat_id")} AND a.status = 'missed' AND a.missed_at IS NOT NULL AND a.missed_answer IS NULL)`;

const REFUND_FAILED = `(SELECT json_object('cents', m.cents, 'handled_at', m.handled_at) FROM money_case m
  WHERE m.payment_id = p.id AND m.kind = 'refund_failed' ORDER BY m.handled_at IS NOT NULL, m.id DESC LIMIT 1)`;

const OTHER_AMOUNT = `(SELECT json_object('cents', m.cents, 'currency', m.currency, 'asked', m.asked, 'handled_at', m.handled_at, 'outcome', m.outcome)
  FROM money_case m WHERE m.payment_id = p.id AND m.kind = 'other_amount' ORDER BY m.handled_at IS NOT NULL, m.id DESC LIMIT 1)`;

const bookedAs = (events: string) =>
  `EXISTS (SELECT 1 FROM ledger_transaction l WHERE l.payment_id = p.id AND l.event IN (${events}))`;

const REFUNDED_ELSEWHERE = `(p.status = 'refunded' AND ${bookedAs("'refund_elsewhere'")}
  AND NOT ${bookedAs("'refunded', 'no_show', 'cancel_fee'")})`;

/** Extra work knows the end of its deal only if it ended with it. */
const ENDED_WITH = `(SELECT b.id FROM bid b WHERE b.job_id = p.job_id AND ${endedWith("b", "p")})`;

/** The job knows when the work of its last deal began and was done. */
const ofItsDeal = (
  column: string,
): string => `iif(EXISTS (SELECT 1 FROM bid x WHERE x.job_id = p.job_id AND x.status = 'accepted'
    AND x.id <> ${dealOfPayment("p")}), NULL, ${column})`;

export const selectPayments = (
  columns = "",
  joins = "",
): string => `SELECT ${columns} ${PLAIN}, ${STATUS_NOW} AS status, c.uri AS chat_uri, j.title AS job_title, ${ofItsDeal("j.begun_at")} AS job_begun_at, ${ofItsDeal("j.done_at")} AS job_done_at,
    ${ofItsDeal(OBJECTION_FROM)} AS job_objection_from,
    ${dealOfPayment("p")} AS deal, ${personJson("payer")} AS payer, ${personJson("payee")} AS payee, ${disputeJson("p.id")} AS dispute,
    ${chargebackJson("p.id")} AS chargeback,
    (SELECT json_object('at', w.created_at, 'effect', w.effect, 'answered_at', w.answered_at, 'granted', w.granted, 'statement', w.statement)
      FROM withdrawal w WHERE w.payment_id = p.id) AS withdrawn,
    (SELECT b.deal_end ->> 'end' FROM bid b WHERE b.id = coalesce(p.bid_id, ${ENDED_WITH})) AS deal_end,
    EXISTS (SELECT 1 FROM bid b WHERE b.id = coalesce(p.bid_id, ${ENDED_WITH}) AND b.deal_end ->> 'unanswered' = 1) AS deal_unanswered,
    ${ABSENCE} AS absence, ${REFUND_FAILED} AS refund_failed, ${OTHER_AMOUNT} AS other_amount, ${REFUNDED_ELSEWHERE} AS refunded_elsewhere, ${advanced("p.id")} AS advanced, ${feeWithdrawn("p.id")} AS fee_withdrawn,
    ${TAKEN_FROM_CREDITS} AS taken_from_credits, iif(p.kind = 'request', ${returnedJson("p.id")}, '[]') AS returned,
    (p.status = 'held' AND ${IS_STOPPED}) AS release_stopped,
    (p.status = 'held' AND EXISTS (SELECT 1 FROM payment o WHERE o.job_id = p.job_id AND +o.status = 'disputed')) AS job_disputed,
    (p.status = 'held' AND p.kind = 'request' AND j.status = 'reserved' AND ${IS_PRICE_UNCOVERED}) AS price_gone,
    (p.kind = 'request' AND p.lapsed = 0 AND p.${canTake("reopen")} AND ${jobIsDisputed("p.job_id")}) AS on_hold,
    iif(p.status = 'held', (SELECT min(h.paid_at) FROM payment h WHERE h.job_id = p.job_id AND +h.status = 'held'), NULL) AS job_held_from,
    ${invoicesJson("v.payment_id = p.id")} AS invoices
  FROM payment p JOIN user payer ON payer.id = p.payer_id LEFT JOIN user payee ON payee.id = p.payee_id
  LEFT JOIN chat c ON c.id = p.chat_id LEFT JOIN job j ON j.id = p.job_id ${joins}`;

const SELECT = selectPayments();

/** Bind the viewer as `?1` (0 for none); the condition may bind from `?2` on. */
export function paymentsWhere(db: Database, viewer: number, condition: string, ...values: unknown[]): Query {
  return db.prepare(`${SELECT} WHERE ${condition}`).bind(viewer, ...values);
}

export function ownPayment(db: Database, viewer: number, id: number): Promise<PaymentRow | null> {
  return paymentsWhere(db, viewer, "p.id = ?2 AND ?1 IN (p.payer_id, p.payee_id)", id).first<PaymentRow>();
}

export const findPayment = (db: Database, id: number): Promise<PaymentRow | null> =>
  paymentsWhere(db, 0, "p.id = ?2", id).first<PaymentRow>();

/** Excludes former sessions: their payments were refunded at once. */
export const paymentOfOwnSession = (db: Database, session: string): Promise<PaymentRow | null> =>
  paymentsWhere(db, 0, "p.session = ?2", session).first<PaymentRow>();

/** Excludes payments about which the payer's bank decides. */
export async function heldOfJob(db: Database, job: number): Promise<PaymentRow[]> {
  const held = `p.job_id = ?2 AND p.status = 'held' AND NOT ${isWithBank("p.id")}`;
  return (await paymentsWhere(db, 0, held, job).all<PaymentRow>()).results;
}

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
): PaymentFacts {
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

/** Null also while the payer's bank has the money. */
export function disputeAbout(payment: PaymentRow): DisputeRow | null {
  if (chargebackIn(payment.chargeback)?.status === "open") return null;
  return afterPaymentEvent(payment.status, "close") === null ? null : disputeIn(payment.dispute);
}
