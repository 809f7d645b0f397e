import type { ChargebackMoment, ChargebackStep } from "~/domain/money/chargeback-life";
import { refunded } from "~/domain/money/ledger";
import { type Cents, formatMoney } from "~/domain/money/money";
import { mustNotBeTakenBack } from "../../db/chargeback";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { type PaymentRow, paidOf, toPayOf } from "../../db/payment";
import { heldMoneyGone } from "./held-money-gone";

/** To the helper of a payment with credits. */
export function spentNews(
  db: Database,
  now: number,
  payment: PaymentRow,
  { reference, step }: { reference: string; step: ChargebackMoment | "kept" },
): Write[] {
  return notify(db, now, {
    to: paidOf(payment).payee,
    type: "chargeback",
    mail: true,
    key: `chargeback:${payment.id}:${reference}:${step}`,
    job: payment.job_id,
    chat: payment.chat_id,
    data: {
      job_title: payment.job_title ?? "",
      payment: payment.id,
      kind: payment.kind,
      step: `payee_${step}_held` satisfies ChargebackStep,
      amount: formatMoney(payment.helper_amount),
    },
  });
}

/**
 * The payer keeps the money of a top-up of which credits are missing: payments with credits end until those are there.
 * Their credits go to the top-up (`book`). Other held payments go on.
 */
export function endSpent(
  db: Database,
  now: number,
  reference: string,
  { missing, payments }: { missing: Cents; payments: readonly PaymentRow[] },
): Write[] {
  let left = missing;
  return payments.flatMap((payment) => {
    if (left <= 0) return spentNews(db, now, payment, { reference, step: "kept" });
    left -= payment.credits_used;
    return [
      mustNotBeTakenBack(db, payment.id),
      ...heldMoneyGone(db, now, payment, {
        event: "refunded",
        key: `refunded:${payment.id}`,
        entries: refunded(paidOf(payment)),
        rest: toPayOf(payment),
      }),
      ...spentNews(db, now, payment, { reference, step: "lost" }),
    ];
  });
}
