import { missedUntil } from "~/domain/deals/appointment-life";
import { type HeldPart, sharesIfAbsent } from "~/domain/deals/cancellation-rule";
import type { WithdrawalEffect } from "~/domain/deals/withdrawal-effect";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { OtherAmountOutcome } from "~/domain/money/money-case-life";
import type { Payment } from "~/domain/money/payment";
import type { Language } from "~/domain/values/language";
import { chargebackOf } from "./chargeback";
import { disputeOf } from "./dispute";
import { linksIn } from "./invoice";
import { isOpenAtProvider, type PaymentRow, toPayOf, totalOf } from "./payment";
import { cardOf, timeOf, timeOrNull } from "./person";

function withdrawnOf(json: string | null, fee: Cents, isPayee: boolean): Payment["withdrawn"] {
  if (json === null) return null;
  const { at, effect, answered_at, granted, statement } = JSON.parse(json) as {
    at: number;
    effect: WithdrawalEffect;
    answered_at: number | null;
    granted: number | null;
    statement: string | null;
  };
  const answer =
    answered_at === null
      ? null
      : {
          at: timeOf(answered_at),
          granted: granted === 1,
          ...(fee > 0 && !isPayee && { fee: formatMoney(fee) }),
          ...(statement && !isPayee && { statement }),
        };
  return { at: timeOf(at), effect, answer };
}

function absenceOf(json: string | null, payer: number): Payment["absence"] {
  if (json === null) return null;
  const { by, at, gone, held } = JSON.parse(json) as { by: number; at: number; gone: number; held: HeldPart[] };
  const shares = sharesIfAbsent(by === payer ? "owner" : "helper", { held, gone: gone === 1 });
  return {
    by,
    until: timeOf(missedUntil(at)),
    shares: shares && { refund: formatMoney(shares.refund), compensation: formatMoney(shares.compensation) },
  };
}

function refundFailedOf(json: string | null): Payment["refund_failed"] {
  if (json === null) return null;
  const { cents, handled_at } = JSON.parse(json) as { cents: Cents; handled_at: number | null };
  return { amount: formatMoney(cents), handled_at: timeOrNull(handled_at) };
}

function otherAmountOf(json: string | null): Payment["other_amount"] {
  if (json === null) return null;
  const { cents, currency, asked, handled_at, outcome } = JSON.parse(json) as {
    cents: Cents;
    currency: string;
    asked: Cents;
    handled_at: number | null;
    outcome: OtherAmountOutcome | null;
  };
  return {
    amount: formatMoney(cents),
    currency,
    asked: formatMoney(asked),
    handled_at: timeOrNull(handled_at),
    outcome,
  };
}

function returnedOf(json: string): NonNullable<Payment["returned"]> {
  const returned = JSON.parse(json) as { cents: Cents; price: Cents; at: number; on_hold: number }[];
  return returned.map(({ cents, price, at, on_hold }) => ({
    amount: formatMoney(cents),
    price: formatMoney(price),
    at: timeOf(at),
    ...(on_hold === 1 && { on_hold: true }),
  }));
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
    deal: row.deal,
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
    ...(row.declined === 1 && { declined: true }),
    by_payer: row.by_payer === 1,
    for_price: formatMoney(Math.min(row.for_price, row.amount)),
    redirect_url: open && row.payer_id === viewer ? row.redirect_url : null,
    created_at: timeOf(row.created_at),
    expires_at: open ? timeOrNull(row.expires_at) : null,
    paid_at: timeOrNull(row.paid_at),
    released_at: timeOrNull(row.released_at),
    released_by: row.released_by,
    refunded_at: timeOrNull(row.refunded_at),
    paused_at: timeOrNull(row.paused_at),
    reminded_at: timeOrNull(row.reminded_at),
    absence: absenceOf(row.absence, row.payer_id),
    deal_end: row.deal_end,
    deal_unanswered: row.deal_unanswered === 1,
    refund_failed: row.payer_id === viewer ? refundFailedOf(row.refund_failed) : null,
    other_amount: row.payer_id === viewer ? otherAmountOf(row.other_amount) : null,
    refunded_elsewhere: row.refunded_elsewhere === 1,
    job_held_from: timeOrNull(row.job_held_from),
    price_gone: row.price_gone === 1,
    ...(row.on_hold === 1 && { on_hold: true }),
    release_stopped: row.release_stopped === 1,
    job_disputed: row.job_disputed === 1,
    refunded_at_provider: formatMoney(row.payer_id === viewer ? row.advanced + row.taken_from_credits : 0),
    dispute: disputeOf(row.dispute, language),
    chargeback: chargebackOf(row.chargeback),
    withdrawn: withdrawnOf(row.withdrawn, row.fee_withdrawn, row.payee_id === viewer),
    invoices: linksIn(row.invoices),
    ...(row.payer_id === viewer && row.returned !== "[]" && { returned: returnedOf(row.returned) }),
  };
}

export const paymentForAdmin = (row: PaymentRow, admin: number, language: Language): Payment => ({
  ...paymentOf(row, admin, language),
  refunded_at_provider: formatMoney(row.advanced + row.taken_from_credits),
  refund_failed: refundFailedOf(row.refund_failed),
  payer: cardOf(row.payer, row.payer_id, language),
  payee: row.payee_id === null ? null : cardOf(row.payee, row.payee_id, language),
});
