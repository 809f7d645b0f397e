import { contract } from "~/api/contract";
import { backIfWithdrawn, canWithdrawFrom, endsDeal } from "~/domain/deals/withdrawal";
import type { WithdrawalEffect } from "~/domain/deals/withdrawal-effect";
import { withdrawalSubject } from "~/domain/money/deal-money";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { chargebackIn } from "../../db/chargeback";
import type { Database, Write } from "../../db/database";
import { mustStartAt } from "../../db/deal";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";
import { heldOfJob, type PaymentRow, totalOf } from "../../db/payment";
import { paymentOf } from "../../db/payment-answer";
import { findUnbegunJob, insertWithdrawal } from "../../db/payment-queue";
import { fullName } from "../../db/person";
import { isUnique } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { endingOf } from "../../operations/deals/cancellation";
import { dealEnding } from "../../operations/deals/deal-ending";
import { refuseUnlessShown } from "../../operations/money/as-shown";
import { creditOf, earlierOf } from "../../operations/money/refund";
import { withdrawalLine, withdrawnFrom } from "../../operations/money/withdrawal-line";
import { commitStep, type Disputed, disputedPayment } from "./disputes";

type Context = CallContext<typeof contract.payment.withdraw>;

async function ending(db: Database, now: number, payment: PaymentRow) {
  const job = await findUnbegunJob(db, payment);
  if (!job) return refuse("transition");
  const { allowed, startsAt, ...terms } = await endingOf(db, now, job, "owner", { despiteReport: true });
  if (!allowed) return refuse("transition");
  const compensation = job.business === 1 ? 0 : terms.compensation;
  const steps = await dealEnding(db, now, { ...job, compensation, end: "revoked", onlyBeforeWork: true });
  const effect: WithdrawalEffect = compensation === 0 ? "refunded" : "compensated";
  const held = await heldOfJob(db, job.id);
  return { effect, compensation, held, steps: [mustStartAt(db, job.id, startsAt), ...steps] };
}

interface Withdrawn {
  effect: WithdrawalEffect;
  compensation: Cents;
  held: readonly PaymentRow[];
  steps: Write[];
}

const answered: Withdrawn = { effect: "answered", compensation: 0, held: [], steps: [] };

const partOf = (payment: PaymentRow) => ({ ...payment, total: totalOf(payment) });

function mails(
  { db, now, env }: Context,
  payment: PaymentRow,
  { effect, compensation, held }: Omit<Withdrawn, "steps">,
  isOfService: boolean,
): Write[] {
  const { own, extra } = backIfWithdrawn(payment.id, held.map(partOf), compensation);
  const backOf = (one: PaymentRow) => backIfWithdrawn(one.id, held.map(partOf), compensation).own;
  const credit = held.reduce((sum, one) => sum + creditOf(one, backOf(one)), 0);
  const earlier = held.reduce((sum, one) => sum + earlierOf(one, backOf(one)), 0);
  const data = {
    payment: payment.id,
    ...withdrawnFrom(payment),
    amount: formatMoney(totalOf(payment)),
    compensation: formatMoney(compensation),
    refund: formatMoney(own + extra),
    credit: formatMoney(credit),
    ...(earlier > 0 && { earlier: formatMoney(earlier) }),
    ...(extra > 0 && { extra: formatMoney(extra) }),
    at: now,
    ...(payment.status === "held" && chargebackIn(payment.chargeback)?.status !== "open" && { held: 1 }),
    ...(payment.payee && { helper: fullName(payment.payee) }),
  };
  const about = { key: `withdrawal:${payment.id}`, job: payment.job_id, data };
  const receipt = mail(db, now, {
    ...about,
    template: `withdrawal_${effect}`,
    to: { user: payment.payer_id },
    replyTo: env.SUPPORT_EMAIL,
  });
  // The end of the deal has a line of its own.
  if (effect !== "answered") return [receipt];
  const line = withdrawalLine(db, now, payment, "asked", isOfService);
  const to = { address: env.SUPPORT_EMAIL, language: "nl" } as const;
  return [
    receipt,
    ...line,
    ...payerNews(db, now, payment),
    ...helperNews(db, now, payment, isOfService),
    mail(db, now, { ...about, key: `${about.key}:desk`, template: "withdrawal_desk", to }),
  ];
}

const payerNews = (db: Database, now: number, payment: PaymentRow): Write[] =>
  notify(db, now, {
    to: payment.payer_id,
    type: "withdrawal",
    key: `withdrawal_received:${payment.id}`,
    job: payment.job_id,
    chat: payment.chat_id,
    data: { ...withdrawnFrom(payment), payment: payment.id, step: "asked" },
    own: true,
  });

function helperNews(db: Database, now: number, payment: PaymentRow, isOfService: boolean): Write[] {
  if (payment.payee_id === null) return [];
  return notify(db, now, {
    to: payment.payee_id,
    type: "withdrawal",
    key: `withdrawal_asked:${payment.id}`,
    job: payment.job_id,
    chat: payment.chat_id,
    data: {
      ...withdrawnFrom(payment),
      payment: payment.id,
      name: fullName(payment.payer),
      step: isOfService ? "helper_service_asked" : "helper_asked",
    },
    mail: isOfService ? "withdrawal_service_asked" : "withdrawal_helper_asked",
  });
}

async function handle(c: Context, { payment }: Disputed): Promise<Payment> {
  const { db, now, viewer, language } = c;
  if (payment.payer_id !== viewer.id) refuse("permission_denied");
  const shown = paymentOf(payment, viewer.id, language);
  if (!canWithdrawFrom(shown, now)) refuse("transition");
  const isOfService = withdrawalSubject(shown) === "service";
  const { steps, ...withdrawn } = endsDeal(shown) ? await ending(db, now, payment) : answered;
  const { refund } = await c.fields();
  const { own: back } = backIfWithdrawn(payment.id, withdrawn.held.map(partOf), withdrawn.compensation);
  // More than was shown is no reason to keep a payer from a right that the law gives.
  refuseUnlessShown(refund, Math.min(refund ?? back, back), "refund_changed");
  const insert = insertWithdrawal(db, now, payment.id, withdrawn.effect);
  try {
    return await commitStep(c, payment.id, [insert, ...steps, ...mails(c, payment, withdrawn, isOfService)]);
  } catch (error) {
    if (isUnique(error, "withdrawal.payment_id")) return refuse("already_done");
    throw error;
  }
}

export const withdraw = endpoint(contract.payment.withdraw, { load: disputedPayment, handle });
