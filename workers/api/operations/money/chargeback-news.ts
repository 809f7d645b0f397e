import type { ChargebackMoment, ChargebackStep } from "~/domain/money/chargeback-life";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import type { PaymentRow } from "../../db/payment";
import { fullName } from "../../db/person";

interface News {
  reference: string;
  step: ChargebackMoment;
  amount: Cents;
  setApart: Cents;
  wasHeld: boolean;
  isUncovered?: boolean;
  unpaid?: { until: number } | null;
}

const ofPayer = ({ kind, released_at }: PaymentRow, { step, amount, setApart, wasHeld }: News): ChargebackStep => {
  if (kind === "credits" && setApart < amount) return `payer_${step}_spent`;
  if (kind === "credits" && setApart > 0) return `payer_${step}_credits`;
  if (step === "won" && released_at === null) return "payer_won_held";
  return step === "lost" && wasHeld ? "payer_lost_held" : `payer_${step}`;
};

const ofPayee = ({ step, setApart, wasHeld }: News): ChargebackStep =>
  `payee_${step}_${wasHeld ? "held" : setApart > 0 ? "balance" : "nothing"}`;

export function chargebackNews(db: Database, now: number, payment: PaymentRow, news: News): Write[] {
  const { kind, payer_id, payee_id, payer, payee } = payment;
  const isAgain = news.isUncovered === true && payment.job_id !== null;
  const noticeTo = (to: number, step: ChargebackStep, cents: Cents) => {
    const other = to === payer_id ? payee : payer;
    return notify(db, now, {
      to,
      type: "chargeback",
      mail: to === payer_id && isAgain ? "chargeback_again" : true,
      key: `chargeback:${payment.id}:${news.reference}:${news.step}`,
      job: payment.job_id,
      chat: payment.chat_id,
      data: {
        job_title: payment.job_title ?? "",
        payment: payment.id,
        ...(other !== null && { name: fullName(other) }),
        kind,
        step,
        amount: formatMoney(cents),
        ...(step === "payer_lost_held" && payment.credits_used === 0 && { by_card: 1 }),
        ...(news.isUncovered && { gone: 1 }),
        ...(news.isUncovered && payment.job_done_at !== null && { done: 1 }),
        ...news.unpaid,
      },
    });
  };
  const credited = kind === "credits" && news.setApart === news.amount;
  const { chat_id: chat } = payment;
  const of: "tip" | "released" = kind === "tip" ? "tip" : "released";
  const event = { kind: "chargeback", step: news.step, ...(!news.wasHeld && { of }) } as const;
  return [
    ...(chat === null ? [] : [insertChatEvent(db, { chat, sender: payer_id, event, now })]),
    ...noticeTo(payer_id, ofPayer(payment, news), credited ? news.setApart : news.amount),
    ...(payee_id === null
      ? []
      : noticeTo(payee_id, ofPayee(news), news.wasHeld ? payment.helper_amount : news.setApart)),
  ];
}
