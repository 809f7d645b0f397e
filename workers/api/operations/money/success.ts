import { drawStartCode } from "~/domain/deals/start-words";
import { credits, creditsToppedUp, paymentSucceeded, tipped } from "~/domain/money/ledger";
import { formatMoney } from "~/domain/money/money";
import type { PaymentKind } from "~/domain/money/payment-status";
import type { Database, Write } from "../../db/database";
import { book, mustHaveAtLeast } from "../../db/ledger";
import { insertChatEvent } from "../../db/message";
import { mail } from "../../db/outbox";
import { type PaymentRow, paidOf, totalOf } from "../../db/payment";
import { mailReceiptOfRequest, notifyOfHeld, notifyOfTip, paidAfterAll } from "../../db/payment-news";
import { mustNotBeDisputed } from "../../db/payment-standing";
import { cancelPaymentsOfJob, markHeld, markTipped, markToppedUp, mustBeReservedFor } from "../../db/payment-status";
import { ConflictError, mustHaveChanged, type Transaction } from "../../db/transaction";
import { verificationNeeded } from "../accounts/verification";
import { acceptance } from "../deals/acceptance";
import { lateRefund, refundOfFormerSession, refundOnHold, unusedOf } from "./too-late";
import { voidedStopOfPaid } from "./voided-stop";

type Statements = Write[];

export type Purchase = Pick<
  PaymentRow,
  | "id"
  | "kind"
  | "payer_id"
  | "payee_id"
  | "bid_id"
  | "chat_id"
  | "job_id"
  | "job_title"
  | "amount"
  | "platform_cost"
  | "fee_percent"
  | "credits_used"
  | "helper_amount"
> &
  Partial<Pick<PaymentRow, "description" | "by_payer" | "for_price">>;

function bidAcceptance(db: Database, now: number, payment: Purchase, startCode: string): Statements {
  const { bid_id, job_id, chat_id, payee_id, payer_id, amount, job_title } = payment;
  if (bid_id === null || job_id === null || chat_id === null || payee_id === null) return [];
  const bid = { id: bid_id, user_id: payee_id, chat_id, amount };
  const job = { id: job_id, user_id: payer_id, title: job_title ?? "" };
  return [...acceptance(db, { bid, job, now, startCode, paid: true }), cancelPaymentsOfJob(db, job_id, payment.id)];
}

const described = ({ description }: Purchase): { description?: string } => (description ? { description } : {});

function aboutOf(payment: Purchase) {
  const { id, job_id: job, chat_id: chat } = payment;
  const { payer, payee } = paidOf(payment);
  return { payment: id, payer, payee, job, chat };
}

function paidAgain(db: Database, now: number, { id, by_payer, chat_id, payer_id, amount }: Purchase): Statements {
  if (!by_payer || chat_id === null) return [];
  const event = { kind: "request", step: "again", amount, description: null, direct: true } as const;
  return [insertChatEvent(db, { chat: chat_id, sender: payer_id, event, request: id, now })];
}

/** Put after a payment becomes `held`. */
export function hold(db: Database, now: number, payment: Purchase): Statements {
  const paid = paidOf(payment);
  const about = aboutOf(payment);
  const amount = formatMoney(payment.helper_amount);
  const title = payment.job_title ?? "";
  const startCode = payment.kind === "bid" ? drawStartCode() : null;
  const total = formatMoney(totalOf(payment));
  const fee_percent = payment.fee_percent;
  const facts = { job_title: title, amount: total, net: amount, fee_percent, payment: payment.id };
  return [
    // A request is guarded by its session.
    ...(startCode
      ? bidAcceptance(db, now, payment, startCode)
      : [mustBeReservedFor(db, payment.job_id, payment.payee_id)]),
    mustHaveAtLeast(db, credits(paid.payer), paid.credits),
    ...book(db, now, {
      event: "payment_succeeded",
      key: `payment_succeeded:${payment.id}`,
      entries: paymentSucceeded(paid),
      payment: payment.id,
    }),
    ...notifyOfHeld(db, now, { ...about, title, amount, fee_percent }, payment),
    ...paidAfterAll(db, now, payment),
    ...paidAgain(db, now, payment),
    ...verificationNeeded(db, now, { user: paid.payee, job: payment.job_id, title }),
    ...(startCode
      ? [
          mail(db, now, {
            key: `receipt:${payment.id}`,
            template: "receipt",
            to: { user: payment.payer_id },
            job: payment.job_id,
            chat: payment.chat_id,
            data: { ...facts, start_code: startCode },
          }),
        ]
      : [mailReceiptOfRequest(db, now, payment, { ...facts, ...described(payment) })]),
  ];
}

function payAndHold(db: Database, now: number, payment: PaymentRow): Statements {
  return [
    ...(payment.kind === "request" ? [mustNotBeDisputed(db, payment.job_id)] : []),
    ...voidedStopOfPaid(db, now, payment),
    markHeld(db, now, payment),
    mustHaveChanged(db),
    ...hold(db, now, payment),
  ];
}

function topUp(db: Database, now: number, payment: PaymentRow): Statements {
  const { id, payer_id: user, amount } = payment;
  return [
    markToppedUp(db, now, payment),
    mustHaveChanged(db),
    ...book(db, now, {
      event: "credits_topup",
      key: `credits_topup:${id}`,
      entries: creditsToppedUp(user, amount),
      payment: id,
    }),
    mail(db, now, {
      key: `receipt:${id}`,
      template: "receipt_credits",
      to: { user },
      data: { amount: formatMoney(amount), payment: id },
    }),
  ];
}

const tipLine = (db: Database, now: number, { chat, payer_id, amount }: Purchase & { chat: number }) =>
  insertChatEvent(db, { chat, sender: payer_id, event: { kind: "tip", amount }, now });

/** Put after a tip becomes `released`. `ConflictError` when there are too few credits. */
export function give(db: Database, now: number, payment: Purchase): Statements {
  const paid = paidOf(payment);
  const about = aboutOf(payment);
  const facts = { job_title: payment.job_title ?? "", amount: formatMoney(payment.amount) };
  return [
    mustHaveAtLeast(db, credits(paid.payer), paid.credits),
    ...book(db, now, { event: "tip", key: `tip:${payment.id}`, entries: tipped(paid), payment: payment.id }),
    ...notifyOfTip(db, now, { ...about, title: facts.job_title, amount: facts.amount }),
    ...(about.chat === null ? [] : [tipLine(db, now, { ...payment, chat: about.chat })]),
    mail(db, now, {
      key: `receipt:${payment.id}`,
      template: "receipt_tip",
      to: { user: paid.payer },
      job: about.job,
      data: { ...facts, payment: payment.id },
    }),
  ];
}

function payTip(db: Database, now: number, payment: PaymentRow): Statements {
  return [markTipped(db, now, payment), mustHaveChanged(db), ...give(db, now, payment)];
}

const APPLIED: Record<PaymentKind, typeof payAndHold> = {
  bid: payAndHold,
  request: payAndHold,
  credits: topUp,
  tip: payTip,
};

/** `ConflictError` when the purpose of the payment is gone. */
export const applySuccess = (db: Database, now: number, payment: PaymentRow): Statements =>
  APPLIED[payment.kind](db, now, payment);

async function commits(tx: Transaction, statements: Statements): Promise<boolean> {
  try {
    await tx.add(...statements).commit();
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

/** Refunds the payment if its purpose is gone; a no-op if it succeeded before. */
export async function succeed(tx: Transaction, now: number, payment: PaymentRow, first: Write[]): Promise<void> {
  if (await commits(tx, [...first, ...applySuccess(tx.db, now, payment)])) return;
  const unused = await unusedOf(tx.db, payment);
  // A dispute can end between two of them.
  const attempts: ((...of: Parameters<typeof lateRefund>) => Statements)[] = [
    refundOnHold,
    applySuccess,
    lateRefund,
    refundOfFormerSession,
  ];
  for (const attempt of attempts) {
    if (await commits(tx, [...first, ...attempt(tx.db, now, payment, unused)])) return;
  }
  await tx.add(...first).commit();
}
