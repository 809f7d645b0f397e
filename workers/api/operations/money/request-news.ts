import type { RequestStep } from "~/domain/chats/chat-event";
import { type Cents, formatMoney, withFee } from "~/domain/money/money";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { requestsNotifiedSince, unreadRequest, updateNotification } from "../../db/notification";
import { notify } from "../../db/notify";
import { isDirect, type PaymentRow } from "../../db/payment";
import { nameFor } from "../../db/person";

const HOUR = 3_600_000;
const MAX_REQUESTS_NOTIFIED = 3;

/** Many requests must not fill the mailbox of the payer. */
export const isRepeating = async (db: Database, now: number, of: { payer: number; chat: number }): Promise<boolean> =>
  (await requestsNotifiedSince(db, of.payer, of.chat, now - HOUR)) >= MAX_REQUESTS_NOTIFIED;

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
  const isQuiet = to === request.payer_id && (await isRepeating(db, now, { payer: to, chat: chat_id }));
  return [
    insertChatEvent(db, {
      chat: chat_id,
      sender: by,
      event: { kind: "request", step, amount, description: null, ...direct },
      request: step === "changed" ? id : null,
      now,
    }),
    ...(isQuiet
      ? await notifyQuietly(db, now, { request, to, name, step, amount })
      : notifyOfStep(db, now, { request, to, name, step, amount })),
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

function noticeOf(now: number, { request, to, name, step, amount }: StepNews) {
  return {
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
      ...(request.fee_percent > 0 && { total: formatMoney(withFee(amount, request.fee_percent)) }),
      ...(isForPrice(request) && { direct: 1 }),
    },
  } as const;
}

const notifyOfStep = (db: Database, now: number, news: StepNews): Write[] =>
  notify(db, now, { ...noticeOf(now, news), mail: `payment_request_${news.step}` });

async function notifyQuietly(db: Database, now: number, news: StepNews): Promise<Write[]> {
  const notice = noticeOf(now, news);
  const unread = await unreadRequest(db, news.to, news.request.id);
  return unread === null
    ? notify(db, now, { ...notice, push: false, mail: false })
    : [updateNotification(db, unread, notice.data)];
}

export async function notifyOfReminder(db: Database, now: number, request: PaymentRow): Promise<Write[]> {
  const { payer_id, payee_id, amount } = request;
  const name = await nameFor(db, payer_id, payee_id ?? 0);
  return notifyOfStep(db, now, { request, to: payer_id, name, step: "reminded", amount });
}
