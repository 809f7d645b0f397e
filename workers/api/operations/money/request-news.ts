import type { RequestStep } from "~/domain/chats/chat-event";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { isDirect, type PaymentRow } from "../../db/payment";
import { nameFor } from "../../db/person";

interface News {
  request: PaymentRow;
  by: number;
  step: Exclude<RequestStep, "asked" | "again">;
  amount: Cents;
}

export async function requestNews(db: Database, now: number, { request, by, step, amount }: News): Promise<Write[]> {
  const to = by === request.payer_id ? request.payee_id : request.payer_id;
  const { id, chat_id } = request;
  if (to === null || chat_id === null) return [];
  const direct = isForPrice(request) ? ({ direct: true } as const) : null;
  const name = await nameFor(db, to, by);
  return [
    // The current amount. The result belongs to the line of the request.
    insertChatEvent(db, {
      chat: chat_id,
      sender: by,
      event: { kind: "request", step, amount, description: null, ...direct },
      request: step === "changed" ? id : null,
      now,
    }),
    ...notifyOfStep(db, now, { request, to, name, step, amount }),
  ];
}

interface StepNews {
  request: PaymentRow;
  to: number;
  name: string;
  step: News["step"] | "reminded";
  amount: Cents;
}

const isForPrice = (request: PaymentRow): boolean => isDirect(request) || request.for_price > 0;

const notifyOfStep = (db: Database, now: number, { request, to, name, step, amount }: StepNews): Write[] =>
  notify(db, now, {
    to,
    type: "payment_request",
    key: `payment_request:${request.id}:${step}:${now}`,
    job: request.job_id,
    chat: request.chat_id,
    data: {
      job_title: request.job_title ?? "",
      name,
      amount: formatMoney(amount),
      step,
      payment: request.id,
      ...(isForPrice(request) && { direct: 1 }),
    },
    mail: `payment_request_${step}`,
  });

/** Reminds the payer. The chat shows the request itself. */
export async function notifyOfReminder(db: Database, now: number, request: PaymentRow): Promise<Write[]> {
  const { payer_id, payee_id, amount } = request;
  const name = await nameFor(db, payer_id, payee_id ?? 0);
  return notifyOfStep(db, now, { request, to: payer_id, name, step: "reminded", amount });
}
