import type { Database, Write } from "./database";
import { notify } from "./notify";
import { mail } from "./outbox";
import { hadPriceBack } from "./payment";
import { fullNameOf } from "./person";

interface PaidNews {
  payment: number;
  payer: number;
  payee: number;
  job: number | null;
  chat: number | null;
  title: string;
  amount: string;
}

/** The name of the payer, and what is said about the payment. */
const DATA = `json_object('job_title', ?5, 'amount', ?6, 'name', ${fullNameOf("u")})`;

const aboutPayer = ({ payment, payer, payee, job, chat, title, amount }: PaidNews) => ({
  to: "?1",
  job: "?3",
  chat: "?4",
  data: DATA,
  rows: { from: "FROM user u WHERE u.id = ?7", values: [payee, payment, job, chat, title, amount, payer] },
});

/** For a bid, the mail and the push of its acceptance are enough. */
export const notifyOfHeld = (db: Database, now: number, news: PaidNews, isRequest: boolean): Write[] =>
  isRequest ? [...requestHeld(db, now, news, "NOT"), ...requestHeld(db, now, news, "")] : bidHeld(db, now, news);

const bidHeld = (db: Database, now: number, news: PaidNews): Write[] =>
  notify(db, now, { ...aboutPayer(news), type: "payment_held", key: "'payment_held:' || ?2", push: false });

/** It pays for extra work, or again for the price that went back. */
function requestHeld(db: Database, now: number, news: PaidNews, not: "NOT" | ""): Write[] {
  const { rows, ...about } = aboutPayer(news);
  return notify(db, now, {
    ...about,
    rows: { ...rows, from: `${rows.from} AND ${not} ${hadPriceBack("?3")}` },
    type: "payment_held",
    key: "'payment_held:' || ?2",
    mail: not ? true : "payment_held_again",
  });
}

export const notifyOfTip = (db: Database, now: number, news: PaidNews): Write[] =>
  notify(db, now, { ...aboutPayer(news), type: "tip", key: "'tip:' || ?2", mail: true });

/** It paid for extra work, or again for the price that went back. */
export const mailReceiptOfRequest = (
  db: Database,
  now: number,
  { id, payer_id, job_id }: { id: number; payer_id: number; job_id: number | null },
  data: Record<string, string | number>,
): Write[] =>
  (["NOT", ""] as const).map((not) =>
    mail(db, now, {
      key: "'receipt:' || ?1",
      template: not ? "receipt_request" : "receipt_again",
      to: "'user', ?2",
      job: "?3",
      data: "?4",
      rows: { from: `WHERE ${not} ${hadPriceBack("?3")}`, values: [id, payer_id, job_id, JSON.stringify(data)] },
    }),
  );
