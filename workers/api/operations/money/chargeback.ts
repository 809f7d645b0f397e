import { afterChargebackEvent, contradicts } from "~/domain/chargeback-life";
import {
  backAfterChargeback,
  balance,
  chargebackLost,
  chargedBack,
  credits,
  held,
  releasedChargebackLost,
  reversed,
} from "~/domain/ledger";
import type { Cents } from "~/domain/money";
import { statusesBefore } from "~/domain/payment-life";
import type { ProviderEvent } from "../../adapters/payments/port";
import { type ChargebackRow, chargebackWith } from "../../db/chargeback";
import type { Database, Write } from "../../db/database";
import { balanceOf, book, mustHaveAtLeast, mustHaveAtMost } from "../../db/ledger";
import { openCase, settleCase } from "../../db/money-case";
import { type PaymentRow, paidOf, paymentOfOwnSession, paymentsWhere, toPayOf, totalOf } from "../../db/payment";
import { mustHaveChanged, mustHold, type Transaction } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { chargebackNews } from "./chargeback-news";
import { creditNote } from "./credit-note";
import { heldMoneyGone } from "./held-money-gone";
import { recallPayouts } from "./recall-payouts";
import { unmatched } from "./unmatched";

export type ChargebackNotice = Extract<ProviderEvent, { about: "chargeback" }>;

interface Told {
  provider: string;
  event: ChargebackNotice;
  first: Write[];
}

const isHeldBack = ({ status }: PaymentRow) => status === "held" || status === "disputed";

/** The account that received the money, and the maximum to take from it. Null if the money did not go to a user. */
function destinationOf(payment: PaymentRow, amount: Cents): { from: string; most: Cents } | null {
  const { id, kind, payer_id, payee_id, released_at, helper_amount } = payment;
  if (isHeldBack(payment)) return { from: held(id), most: totalOf(payment) };
  if (kind === "credits") return payment.status === "released" ? { from: credits(payer_id), most: amount } : null;
  if (payee_id === null || released_at === null) return null;
  return { from: balance(payee_id), most: Math.min(helper_amount, amount) };
}

/** Undoes the transaction if an account holds less, or if it holds more and more was to be taken. */
function mustHoldExactly(db: Database, from: string, setApart: Cents, most: Cents): Write[] {
  return [mustHaveAtLeast(db, from, setApart), ...(setApart < most ? [mustHaveAtMost(db, from, setApart)] : [])];
}

const BEFORE = `SELECT coalesce(sum(amount), 0) AS amount, coalesce(max(status = 'open'), 0) AS open
  FROM chargeback WHERE payment_id = ? AND status <> 'won'`;

async function isOfPayment(db: Database, { cents, currency }: ChargebackNotice, payment: PaymentRow): Promise<boolean> {
  const before = await db.prepare(BEFORE).bind(payment.id).first<{ amount: Cents; open: number }>();
  const left = toPayOf(payment) - (before?.amount ?? 0);
  return before?.open !== 1 && currency === "eur" && cents > 0 && cents <= left;
}

const keyOf = (event: "chargeback_opened" | "chargeback_won" | "chargeback_lost", { provider, event: of }: Told) =>
  `${event}:${provider}:${of.reference}`;

async function opening(db: Database, now: number, told: Told, payment: PaymentRow): Promise<Write[]> {
  const { provider, event } = told;
  const { reference, cents: amount } = event;
  const to = destinationOf(payment, amount);
  const there = to === null ? 0 : await balanceOf(db, to.from);
  const short = (to?.most ?? 0) - there;
  const isEarned = to !== null && payment.payee_id !== null && to.from === balance(payment.payee_id);
  const recalled =
    isEarned && short > 0 ? await recallPayouts(db, now, payment.payee_id ?? 0, short) : { cents: 0, writes: [] };
  const setApart = Math.min(to?.most ?? 0, there + recalled.cents);
  const from = setApart === 0 ? null : (to?.from ?? null);
  return [
    mustHold(db, "(SELECT status FROM payment WHERE id = ?1) = ?2", payment.id, payment.status),
    ...recalled.writes,
    ...(to ? mustHoldExactly(db, to.from, setApart, to.most) : []),
    db
      .prepare(
        `INSERT INTO chargeback (provider, reference, payment_id, status, amount, set_apart, from_account, opened_at)
         VALUES (?, ?, ?, 'open', ?, ?, ?, ?)`,
      )
      .bind(provider, reference, payment.id, amount, setApart, from, now),
    ...book(db, now, {
      event: "chargeback_opened",
      key: keyOf("chargeback_opened", told),
      entries: chargedBack({ payment: payment.id, amount, setApart, from }),
      payment: payment.id,
    }),
    openCase(db, now, {
      kind: "chargeback",
      provider,
      reference,
      event: event.type,
      payment: payment.id,
      cents: amount,
    }),
    ...chargebackNews(db, now, payment, { reference, step: "opened", amount, setApart, wasHeld: isHeldBack(payment) }),
  ];
}

function closing(db: Database, now: number, row: ChargebackRow, to: "won" | "lost"): Write[] {
  return [
    db
      .prepare("UPDATE chargeback SET status = ?, closed_at = ? WHERE id = ? AND status = 'open'")
      .bind(to, now, row.id),
    mustHaveChanged(db),
  ];
}

function winning(db: Database, now: number, told: Told, row: ChargebackRow): Write[] {
  const { payment_id: payment, amount, set_apart: setApart, from_account: from } = row;
  return [
    ...closing(db, now, row, "won"),
    ...book(db, now, {
      event: "chargeback_won",
      key: keyOf("chargeback_won", told),
      entries: reversed(chargedBack({ payment, amount, setApart, from })),
      payment,
    }),
  ];
}

function earnedLess(db: Database, row: ChargebackRow): Write[] {
  if (!row.from_account?.startsWith("balance:")) return [];
  return [
    db
      .prepare(
        `UPDATE payment SET helper_amount = helper_amount - ?1, helper_fee = iif(helper_amount = ?1, 0, helper_fee)
         WHERE id = ?2`,
      )
      .bind(row.set_apart, row.payment_id),
  ];
}

function losing(db: Database, now: number, told: Told, row: ChargebackRow, payment: PaymentRow): Write[] {
  const { provider, event } = told;
  const { amount, set_apart: setApart } = row;
  const key = keyOf("chargeback_lost", told);
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
      ...heldMoneyGone(db, now, payment, { ...gone, rest: backAfterChargeback(paid, amount) }),
      looked,
    ];
  }
  const entries = releasedChargebackLost(payment.id, setApart);
  return [
    ...closed,
    ...book(db, now, { event: "chargeback_lost", key, entries, payment: payment.id }),
    ...earnedLess(db, row),
    looked,
  ];
}

/** Won before its opening was known: the money never left. The event of its opening comes too late. */
function wonUnseen(db: Database, now: number, { provider, event }: Told, payment: PaymentRow): Write {
  return db
    .prepare(
      `INSERT INTO chargeback (provider, reference, payment_id, status, amount, set_apart, opened_at, closed_at)
       VALUES (?1, ?2, ?3, 'won', ?4, 0, ?5, ?5)`,
    )
    .bind(provider, event.reference, payment.id, event.cents, now);
}

const queueReference = (reference: string, step: ChargebackNotice["event"]) => `${reference}:${step}`;

/** An earlier step of this chargeback went to our team: later steps go there too, and are not booked. */
const isQueued = async (db: Database, { provider, event: { reference } }: Told): Promise<boolean> =>
  (await db
    .prepare("SELECT 1 FROM money_case WHERE kind = 'unmatched' AND provider = ?1 AND reference IN (?2, ?3, ?4)")
    .bind(provider, ...(["open", "win", "lose"] as const).map((step) => queueReference(reference, step)))
    .first()) !== null;

async function begin(tx: Transaction, now: number, told: Told): Promise<void> {
  const { provider, event, first } = told;
  const { db } = tx;
  const payment = event.session === null ? null : await paymentOfOwnSession(db, event.session);
  const queued = { ...told, reference: queueReference(event.reference, event.event) };
  if (payment?.provider !== provider) return unmatched(tx, now, queued);
  // Its success is pending: the provider sends this again.
  if (statusesBefore("succeed").includes(payment.status)) return refuse("unavailable");
  if ((await isQueued(db, told)) || !(await isOfPayment(db, event, payment))) {
    return unmatched(tx, now, { ...queued, payment: payment.id });
  }
  if (event.event === "win") {
    await tx.add(...first, wonUnseen(db, now, told, payment)).commit();
    return;
  }
  if (event.event === "open") {
    await tx.add(...first, ...(await opening(db, now, told, payment))).commit();
    return;
  }
  await tx.add(...(await opening(db, now, told, payment))).commit();
  await applyChargeback(tx, now, told);
}

async function end(tx: Transaction, now: number, told: Told, row: ChargebackRow): Promise<void> {
  const { db } = tx;
  const { provider, event, first } = told;
  const payment = (await paymentsWhere(db, 0, "p.id = ?2", row.payment_id).first<PaymentRow>()) ?? refuse("not_found");
  const to = event.event === "win" ? "won" : "lost";
  const steps = to === "won" ? winning(db, now, told, row) : losing(db, now, told, row, payment);
  const { amount, set_apart: setApart } = row;
  const credit = to === "lost" ? await creditNote(db, now, payment.id, amount) : [];
  await tx
    .add(
      ...first,
      ...steps,
      ...credit,
      settleCase(db, now, { kind: "chargeback", provider, reference: event.reference, note: to }),
      ...chargebackNews(db, now, payment, {
        reference: event.reference,
        step: to,
        amount,
        setApart,
        wasHeld: isHeldBack(payment),
      }),
    )
    .commit();
}

/** Once, in any order. `ConflictError` when a concurrent change came first. */
export async function applyChargeback(tx: Transaction, now: number, told: Told): Promise<void> {
  const { provider, event, first } = told;
  const row = await chargebackWith(tx.db, provider, event.reference);
  if (!row) return begin(tx, now, told);
  if (contradicts(row.status, event.event)) return unmatched(tx, now, { ...told, payment: row.payment_id });
  if (afterChargebackEvent(row.status, event.event) === null) {
    await tx.add(...first).commit();
    return;
  }
  await end(tx, now, told, row);
}
