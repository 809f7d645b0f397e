import type { ChargebackMoment, ChargebackStep } from "~/domain/money/chargeback-life";
import { refunded } from "~/domain/money/ledger";
import { type Cents, formatMoney } from "~/domain/money/money";
import { mustNotBeTakenBack } from "../../db/chargeback";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { type PaymentRow, paidOf, toPayOf } from "../../db/payment";
import { heldWithout } from "../../db/payment-standing";
import { endHeldPayment } from "./end-held-payment";
import { unpaidFrom } from "./refund";

export function spentNews(
  db: Database,
  now: number,
  payment: PaymentRow,
  {
    reference,
    step,
    isUncovered = false,
  }: { reference: string; step: ChargebackMoment | "kept"; isUncovered?: boolean },
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
      ...(isUncovered && payment.job_done_at !== null && { done: 1 }),
      ...(isUncovered && unpaidFrom(payment, now)),
    },
  });
}

function endedFor(missing: Cents, payments: readonly PaymentRow[]): readonly PaymentRow[] {
  let left = missing;
  const kept = payments.findIndex(({ credits_used }) => {
    if (left <= 0) return true;
    left -= credits_used;
    return false;
  });
  return kept === -1 ? payments : payments.slice(0, kept);
}

/** Credits of a top-up that its payer got back are missing: payments with credits end until those are there. */
export async function endSpent(
  db: Database,
  now: number,
  reference: string,
  { missing, payments }: { missing: Cents; payments: readonly PaymentRow[] },
): Promise<{ writes: Write[]; isUncovered: boolean }> {
  const ending = endedFor(missing, payments);
  const writes: Write[] = payments
    .slice(ending.length)
    .flatMap((payment) => spentNews(db, now, payment, { reference, step: "kept" }));
  let isAnyUncovered = false;
  for (const payment of ending) {
    const { isUncovered } = await heldWithout(db, payment, ending);
    isAnyUncovered ||= isUncovered;
    writes.push(
      mustNotBeTakenBack(db, payment.id),
      ...endHeldPayment(db, now, payment, {
        event: "refunded",
        key: `refunded:${payment.id}`,
        entries: refunded(paidOf(payment)),
        back: { outside: toPayOf(payment), credits: payment.credits_used },
      }),
      ...spentNews(db, now, payment, { reference, step: "lost", isUncovered }),
    );
  }
  return { writes, isUncovered: isAnyUncovered };
}
