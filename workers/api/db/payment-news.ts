import type { Database, Write } from "./database";
import { notify } from "./notify";
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
  notify(db, now, {
    ...aboutPayer(news),
    type: "payment_held",
    key: "'payment_held:' || ?2",
    mail: isRequest,
    push: isRequest,
  });

export const notifyOfTip = (db: Database, now: number, news: PaidNews): Write[] =>
  notify(db, now, { ...aboutPayer(news), type: "tip", key: "'tip:' || ?2", mail: true });
