import type { Database, Write } from "./database";
import { insertChatEvent } from "./message";
import { notify } from "./notify";
import { mail } from "./outbox";
import { canTake, type PaymentRow } from "./payment";
import { fullNameOf } from "./person";

interface PaidNews {
  payment: number;
  payer: number;
  payee: number;
  job: number | null;
  chat: number | null;
  title: string;
  amount: string;
  fee_percent?: number;
}

const DATA = `json_patch(json_object('job_title', ?5, 'amount', ?6, 'name', ${fullNameOf("u")}, 'fee_percent', ?8),
  iif(EXISTS (SELECT 1 FROM job j WHERE j.id = ?3 AND j.status = 'reserved' AND j.done_at IS NULL), '{"to_start":1}', '{}'))`;

const aboutPayer = ({ payment, payer, payee, job, chat, title, amount, fee_percent }: PaidNews) => ({
  to: "?1",
  job: "?3",
  chat: "?4",
  data: DATA,
  rows: {
    from: "FROM user u WHERE u.id = ?7",
    values: [payee, payment, job, chat, title, amount, payer, fee_percent ?? null],
  },
});

/** The mail and the push of an accepted bid are enough. */
export const notifyOfHeld = (
  db: Database,
  now: number,
  news: PaidNews,
  { kind, for_price = 0 }: Pick<PaymentRow, "kind"> & Partial<Pick<PaymentRow, "for_price">>,
): Write[] =>
  notify(db, now, {
    ...aboutPayer(news),
    type: "payment_held",
    key: "'payment_held:' || ?2",
    ...(kind === "bid" ? { push: false } : { mail: for_price > 0 ? "payment_held_again" : true }),
  });

export const notifyOfTip = (db: Database, now: number, news: PaidNews): Write[] =>
  notify(db, now, { ...aboutPayer(news), type: "tip", key: "'tip:' || ?2", mail: true });

const IS_PROCESSED = "p.status = 'processing'";

const FAILED_STEP = `CASE p.kind WHEN 'bid' THEN iif(b.status = 'pending' AND j.status = 'open', 'bid', 'over')
  WHEN 'request' THEN iif(p.lapsed = 0 AND j.status = 'reserved', 'request', 'over') ELSE p.kind END`;

/**
 * Put before the payment changes: the recipient is selected in SQL. A payer who was at the bank knows of an immediate
 * failure.
 */
export function notifyOfFailed(
  db: Database,
  now: number,
  { id, session, status, payer_id: sender, chat_id: chat }: PaymentRow,
  event: "fail" | "cancel",
): Write[] {
  return [
    ...notify(db, now, {
      type: "payment_failed",
      mail: true,
      to: "p.payer_id",
      key: "'payment_failed:' || p.id || ':' || p.session",
      job: "p.job_id",
      chat: "p.chat_id",
      data: `json_object('job_title', coalesce(j.title, ''), 'payment', p.id, 'step', ${FAILED_STEP},
        'amount', printf('%.2f', (p.amount + p.platform_cost - p.credits_used) / 100.0))`,
      rows: {
        from: `FROM payment p LEFT JOIN job j ON j.id = p.job_id LEFT JOIN bid b ON b.id = p.bid_id
          WHERE p.id = ?1 AND p.session = ?2 AND ${IS_PROCESSED} AND p.${canTake(event)}`,
        values: [id, session],
      },
    }),
    // A former session of a request is never processing.
    ...(chat === null || status !== "processing"
      ? []
      : [
          insertChatEvent(db, {
            chat,
            sender,
            event: { kind: "unpaid" },
            condition: `EXISTS (SELECT 1 FROM payment p WHERE p.id = ${Number(id)} AND ${IS_PROCESSED})`,
            now,
          }),
        ]),
  ];
}

export const paidAfterAll = (
  db: Database,
  now: number,
  { payer_id: sender, chat_id: chat }: Pick<PaymentRow, "payer_id" | "chat_id">,
): Write[] =>
  chat === null
    ? []
    : [
        insertChatEvent(db, {
          chat,
          sender,
          event: { kind: "paid" },
          condition: `(SELECT json_extract(m.event, '$.kind') FROM message m
            WHERE m.chat_id = ?1 AND json_extract(m.event, '$.kind') IN ('unpaid', 'outdated', 'paid') ORDER BY m.id DESC LIMIT 1) <> 'paid'`,
          now,
        }),
      ];

export const mailReceiptOfRequest = (
  db: Database,
  now: number,
  {
    id,
    payer_id,
    job_id,
    for_price = 0,
  }: Pick<PaymentRow, "id" | "payer_id" | "job_id"> & Partial<Pick<PaymentRow, "for_price">>,
  data: Record<string, string | number>,
): Write =>
  mail(db, now, {
    key: `receipt:${id}`,
    template: for_price > 0 ? "receipt_again" : "receipt_request",
    to: { user: payer_id },
    job: job_id,
    data,
  });
