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
  const { id, chat_id, job_id, job_title } = request;
  if (to === null || chat_id === null) return [];
  const direct = isDirect(request) || request.for_price > 0 ? ({ direct: true } as const) : null;
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
    ...notify(db, now, {
      to,
      type: "payment_request",
      key: `payment_request:${id}:${step}:${now}`,
      job: job_id,
      chat: chat_id,
      data: {
        job_title: job_title ?? "",
        name,
        amount: formatMoney(amount),
        step,
        payment: id,
        ...(direct && { direct: 1 }),
      },
      mail: `payment_request_${step}`,
    }),
  ];
}
