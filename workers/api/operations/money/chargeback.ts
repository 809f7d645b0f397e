import { afterChargebackEvent, contradicts } from "~/domain/money/chargeback-life";
import {
  backAfterChargeback,
  chargebackLost,
  chargedBack,
  releasedChargebackLost,
  reversed,
} from "~/domain/money/ledger";
import { statusesBefore } from "~/domain/money/payment-life";
import { type ChargebackRow, chargebackWith, closeChargeback, insertWonChargeback } from "../../db/chargeback";
import type { Database, Write } from "../../db/database";
import { book } from "../../db/ledger";
import { isAnyUnmatched, openCase, otherAmountOf, settleCase } from "../../db/money-case";
import { findPayment, type PaymentRow, paidOf, paidWithCredits, paymentOfOwnSession } from "../../db/payment";
import { heldWithout } from "../../db/payment-standing";
import { reduceEarned } from "../../db/payment-status";
import { mustHaveChanged, type Transaction } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { chargebackNews } from "./chargeback-news";
import {
  type ChargebackNotice,
  isHeldBack,
  isOfPayment,
  keyOf,
  opening,
  type ReceivedNotice,
} from "./chargeback-opening";
import { creditNote } from "./credit-note";
import { endHeldPayment } from "./end-held-payment";
import { unpaidFrom } from "./refund";
import { endSpent, spentNews } from "./spent-credits";
import { freeze, unmatched } from "./unmatched";

function closing(db: Database, now: number, row: ChargebackRow, to: "won" | "lost"): Write[] {
  return [closeChargeback(db, now, row, to), mustHaveChanged(db)];
}

function winning(db: Database, now: number, notice: ReceivedNotice, row: ChargebackRow): Write[] {
  const { payment_id: payment, amount, set_apart: setApart, from_account: from } = row;
  return [
    ...closing(db, now, row, "won"),
    ...book(db, now, {
      event: "chargeback_won",
      key: keyOf("chargeback_won", notice),
      entries: reversed(chargedBack({ payment, amount, setApart, from })),
      payment,
    }),
  ];
}

const isOfHelper = ({ from_account: from }: ChargebackRow) => from?.startsWith("balance:") ?? false;

function earnedLess(db: Database, row: ChargebackRow): Write[] {
  if (!isOfHelper(row)) return [];
  return [reduceEarned(db, row.payment_id, row.set_apart)];
}

function losing(db: Database, now: number, notice: ReceivedNotice, row: ChargebackRow, payment: PaymentRow): Write[] {
  const { provider, event } = notice;
  const { amount, set_apart: setApart } = row;
  const key = keyOf("chargeback_lost", notice);
  const closed = closing(db, now, row, "lost");
  const looked = openCase(db, now, {
    kind: "chargeback_lost",
    provider,
    reference: event.reference,
    event: event.type,
    payment: payment.id,
    cents: amount,
  });
  if (isHeldBack(payment)) {
    const paid = paidOf(payment);
    const gone = { event: "chargeback_lost", key, entries: chargebackLost(paid, amount) };
    return [
      ...closed,
      ...endHeldPayment(db, now, payment, {
        ...gone,
        back: { outside: backAfterChargeback(paid, amount), credits: payment.credits_used, taken: amount },
      }),
      looked,
    ];
  }
  const entries = releasedChargebackLost(payment.id, amount, setApart);
  return [
    ...closed,
    ...book(db, now, { event: "chargeback_lost", key, entries, payment: payment.id }),
    ...earnedLess(db, row),
    looked,
  ];
}

const queueReference = (reference: string, step: ChargebackNotice["event"]) => `${reference}:${step}`;

/** After a queued step later steps go to our team too, and are not booked. */
function isQueued(db: Database, { provider, event: { reference } }: ReceivedNotice): Promise<boolean> {
  const earlier = [queueReference(reference, "open"), queueReference(reference, "win")] as const;
  return isAnyUnmatched(db, provider, [...earlier, queueReference(reference, "lose")]);
}

async function begin(tx: Transaction, now: number, notice: ReceivedNotice): Promise<void> {
  const { provider, event, first } = notice;
  const { db } = tx;
  const payment = event.session === null ? null : await paymentOfOwnSession(db, event.session);
  const queued = { ...notice, reference: queueReference(event.reference, event.event) };
  if (payment?.provider !== provider) return unmatched(tx, now, queued);
  const isOther = payment.session !== null && (await otherAmountOf(db, provider, payment.session)) !== null;
  const isPending = statusesBefore("succeed").includes(payment.status);
  // The success is pending: the provider sends this event again.
  if (isPending && !isOther) return refuse("unavailable");
  if (isPending || (await isQueued(db, notice)) || !(await isOfPayment(db, event, payment))) {
    const stop = event.event === "win" ? [] : freeze(db, now, payment);
    return unmatched(tx, now, { ...queued, payment: payment.id, first: [...first, ...stop] });
  }
  if (event.event === "win") {
    const { reference, cents: amount } = event;
    const won = insertWonChargeback(db, now, { provider, reference, payment: payment.id, amount });
    await tx.add(...first, won).commit();
    return;
  }
  if (event.event === "open") {
    await tx.add(...first, ...(await opening(db, now, notice, payment))).commit();
    return;
  }
  await tx.add(...(await opening(db, now, notice, payment))).commit();
  await applyChargeback(tx, now, notice);
}

async function end(tx: Transaction, now: number, notice: ReceivedNotice, row: ChargebackRow): Promise<void> {
  const { db } = tx;
  const { provider, event, first } = notice;
  const payment = (await findPayment(db, row.payment_id)) ?? refuse("not_found");
  const to = event.event === "win" ? "won" : "lost";
  const steps = to === "won" ? winning(db, now, notice, row) : losing(db, now, notice, row, payment);
  const { amount, set_apart: setApart } = row;
  const { reference } = event;
  const payments = setApart < amount ? await paidWithCredits(db, payment, row.opened_at) : [];
  const spent =
    to === "lost"
      ? await endSpent(db, now, reference, { missing: amount - setApart, payments })
      : { isUncovered: false, writes: payments.flatMap((one) => spentNews(db, now, one, { reference, step: "won" })) };
  const isUncovered = to === "lost" && isHeldBack(payment) && (await heldWithout(db, payment)).isUncovered;
  const credit = to === "lost" && isOfHelper(row) ? await creditNote(db, now, payment.id, setApart) : [];
  await tx
    .add(
      ...first,
      ...credit,
      ...steps,
      ...spent.writes,
      settleCase(db, now, { kind: "chargeback", provider, reference, note: to }),
      ...chargebackNews(db, now, payment, {
        reference,
        step: to,
        amount,
        setApart,
        wasHeld: isHeldBack(payment),
        isUncovered: isUncovered || spent.isUncovered,
        unpaid: isUncovered ? unpaidFrom(payment, now) : null,
      }),
    )
    .commit();
}

/** Idempotent, in any order. `ConflictError` when a concurrent change came first. */
export async function applyChargeback(tx: Transaction, now: number, notice: ReceivedNotice): Promise<void> {
  const { provider, event, first } = notice;
  const row = await chargebackWith(tx.db, provider, event.reference);
  if (!row) return begin(tx, now, notice);
  if (contradicts(row.status, event.event)) {
    const payment = event.event === "win" ? null : await findPayment(tx.db, row.payment_id);
    const stop = payment ? freeze(tx.db, now, payment) : [];
    return unmatched(tx, now, { ...notice, payment: row.payment_id, first: [...first, ...stop] });
  }
  if (afterChargebackEvent(row.status, event.event) === null) {
    await tx.add(...first).commit();
    return;
  }
  await end(tx, now, notice, row);
}
