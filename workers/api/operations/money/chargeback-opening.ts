import { balance, chargedBack, credits, held } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import type { ProviderEvent } from "../../adapters/payments/port";
import { insertChargeback, takenBackOf } from "../../db/chargeback";
import type { Database, Write } from "../../db/database";
import { balanceOf, book, mustHaveAtLeast, mustHaveAtMost } from "../../db/ledger";
import { openCase } from "../../db/money-case";
import { type PaymentRow, paidWithCredits, toPayOf, totalOf } from "../../db/payment";
import { mustHaveStatus } from "../../db/payment-status";
import { chargebackNews } from "./chargeback-news";
import { recallPayouts } from "./recall-payouts";
import { spentNews } from "./spent-credits";
import { voidedStopOf } from "./voided-stop";

export type ChargebackNotice = Extract<ProviderEvent, { about: "chargeback" }>;

export interface ReceivedNotice {
  provider: string;
  event: ChargebackNotice;
  first: Write[];
}

export const isHeldBack = ({ status }: PaymentRow) => status === "held" || status === "disputed";

/** Null if the money did not go to a user. */
function destinationOf(payment: PaymentRow, amount: Cents): { from: string; most: Cents } | null {
  const { id, kind, payer_id, payee_id, released_at, helper_amount } = payment;
  if (isHeldBack(payment)) return { from: held(id), most: totalOf(payment) };
  if (kind === "credits") return payment.status === "released" ? { from: credits(payer_id), most: amount } : null;
  if (payee_id === null || released_at === null) return null;
  return { from: balance(payee_id), most: Math.min(helper_amount, amount) };
}

/** Fails if the account holds less, or if it holds more and more was to be taken. */
function mustHoldExactly(db: Database, from: string, setApart: Cents, most: Cents): Write[] {
  return [mustHaveAtLeast(db, from, setApart), ...(setApart < most ? [mustHaveAtMost(db, from, setApart)] : [])];
}

export async function isOfPayment(
  db: Database,
  { cents, currency }: ChargebackNotice,
  payment: PaymentRow,
): Promise<boolean> {
  const before = await takenBackOf(db, payment.id);
  const left = toPayOf(payment) - before.amount;
  return !before.isOpen && currency === "eur" && cents > 0 && cents <= left;
}

export const keyOf = (
  event: "chargeback_opened" | "chargeback_won" | "chargeback_lost",
  { provider, event: of }: ReceivedNotice,
) => `${event}:${provider}:${of.reference}`;

export async function opening(
  db: Database,
  now: number,
  notice: ReceivedNotice,
  payment: PaymentRow,
): Promise<Write[]> {
  const { provider, event } = notice;
  const { reference, cents: amount } = event;
  const to = destinationOf(payment, amount);
  const there = to === null ? 0 : await balanceOf(db, to.from);
  const short = (to?.most ?? 0) - there;
  const isEarned = to !== null && payment.payee_id !== null && to.from === balance(payment.payee_id);
  const recalled =
    isEarned && short > 0 ? await recallPayouts(db, now, payment.payee_id ?? 0, short) : { cents: 0, writes: [] };
  const setApart = Math.min(to?.most ?? 0, there + recalled.cents);
  const from = setApart === 0 ? null : (to?.from ?? null);
  const spent = setApart < amount ? await paidWithCredits(db, payment, now) : [];
  return [
    mustHaveStatus(db, payment),
    ...recalled.writes,
    ...(to ? mustHoldExactly(db, to.from, setApart, to.most) : []),
    ...(isHeldBack(payment) ? voidedStopOf(db, now, payment, "chargeback") : []),
    insertChargeback(db, now, { provider, reference, payment: payment.id, amount, setApart, from }),
    ...book(db, now, {
      event: "chargeback_opened",
      key: keyOf("chargeback_opened", notice),
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
    ...spent.flatMap((one) => spentNews(db, now, one, { reference, step: "opened" })),
  ];
}
