import type { MailTemplate } from "~/content/mails";
import type { NotificationType } from "~/domain/notifications/notification";
import { type MailedType, NOTIFICATION_KINDS } from "../notices/notification-kinds";
import type { Database, Write } from "./database";
import { mail, type Rows } from "./outbox";
import { queueing } from "./transaction";

interface Common<Type extends NotificationType> {
  type: Type;
  mail?: Type extends MailedType ? boolean | MailTemplate : false;
  push?: boolean;
  /** The reader did it: it is stored as read, without a push. */
  own?: boolean;
}

interface NewNotification<Type extends NotificationType> extends Common<Type> {
  to: number;
  /** Mailed at most once (`bid_placed:12`). Guard the change against a second notification. */
  key: string;
  job?: number | null;
  chat?: number | null;
  data?: Record<string, string | number>;
}

/** One notification per row: all values are SQL about a row, `data` returns JSON. */
interface NotificationsOfRows<Type extends NotificationType> extends Common<Type> {
  to: string;
  key: string;
  job?: string;
  chat?: string;
  data: string;
  rows: Rows;
}

interface NotifyOptions {
  type: NotificationType;
  push?: boolean;
  own?: boolean;
  to: string;
  job?: string;
  chat?: string;
  data: string;
  rows: Rows;
}

function insert(
  db: Database,
  now: number,
  { type, push, own = false, to, job = "NULL", chat = "NULL", data, rows }: NotifyOptions,
): Write {
  const later = NOTIFICATION_KINDS[type].urgency === "later";
  const created = `?${rows.values.length + 1}`;
  return queueing(
    db
      .prepare(
        `INSERT INTO notification (user_id, type, data, job_id, chat_id, created_at, read_at, silent, later) ${rows.with ?? ""}
       SELECT ${to}, '${type}', ${data}, ${job}, ${chat}, ${created}, ${own ? created : "NULL"}, ${Number(own || push === false)}, ${Number(later)}
       ${rows.from}`,
      )
      .bind(...rows.values, now),
  );
}

const templateOf = ({ type, mail: chosen }: { type: NotificationType; mail?: boolean | MailTemplate }) =>
  chosen === true ? NOTIFICATION_KINDS[type].mail : chosen || null;

function notifyOne<Type extends NotificationType>(db: Database, now: number, news: NewNotification<Type>): Write[] {
  const { type, push, own, to, key, job, chat, data = {} } = news;
  const values = [to, JSON.stringify(data), job ?? null, chat ?? null];
  const rows = { from: "", values };
  const template = templateOf(news);
  return [
    insert(db, now, { type, push, own, to: "?1", data: "?2", job: "?3", chat: "?4", rows }),
    ...(template ? [mail(db, now, { key: `${key}:${to}`, template, to: { user: to }, job, chat, data })] : []),
  ];
}

function notifyRows<Type extends NotificationType>(
  db: Database,
  now: number,
  news: NotificationsOfRows<Type>,
): Write[] {
  const { to, job, chat, data, rows } = news;
  const template = templateOf(news);
  return [
    insert(db, now, news),
    ...(template ? [mail(db, now, { key: news.key, template, to: `'user', ${to}`, job, chat, data, rows })] : []),
  ];
}

/** A trigger adds the push (migrations/0023_urgency.sql). */
export function notify<Type extends NotificationType>(
  db: Database,
  now: number,
  news: NewNotification<Type> | NotificationsOfRows<Type>,
): Write[] {
  return "rows" in news ? notifyRows(db, now, news) : notifyOne(db, now, news);
}
