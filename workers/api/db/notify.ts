import type { NotificationType } from "~/domain/notification";
import { type MailedType, NOTIFICATION_KINDS } from "../texts/notifications";
import type { Database, Write } from "./database";
import { mail, type Rows } from "./outbox";

interface Common<Type extends NotificationType> {
  type: Type;
  /** Also by mail, with the template of its kind, to those who want mails. */
  mail?: Type extends MailedType ? boolean : false;
  /** False: never by push. Otherwise by push to those who want pushes. */
  push?: boolean;
}

/** Something one person is told. */
interface News<Type extends NotificationType> extends Common<Type> {
  to: number;
  /** What makes the event one event: `bid_placed:12`. Mailed at most once. */
  key: string;
  job?: number | null;
  chat?: number | null;
  /** What the sentences need: `job_title`, `name`, `amount`, … */
  data?: Record<string, string | number>;
}

/** The same, told to everyone that rows name: all of it is SQL about a row, `data` gives JSON. */
interface NewsOfRows<Type extends NotificationType> extends Common<Type> {
  to: string;
  key: string;
  job?: string;
  chat?: string;
  data: string;
  rows: Rows;
}

interface Telling {
  type: NotificationType;
  push?: boolean;
  to: string;
  job?: string;
  chat?: string;
  data: string;
  rows: Rows;
}

function insert(
  db: Database,
  now: number,
  { type, push, to, job = "NULL", chat = "NULL", data, rows }: Telling,
): Write {
  const later = NOTIFICATION_KINDS[type].urgency === "later";
  return db
    .prepare(
      `INSERT INTO notification (user_id, type, data, job_id, chat_id, created_at, silent, later) ${rows.with ?? ""}
       SELECT ${to}, '${type}', ${data}, ${job}, ${chat}, ?${rows.values.length + 1}, ${Number(push === false)}, ${Number(later)}
       ${rows.from}`,
    )
    .bind(...rows.values, now);
}

function notifyOne<Type extends NotificationType>(db: Database, now: number, news: News<Type>): Write[] {
  const { type, push, to, key, job, chat, data = {} } = news;
  const values = [to, JSON.stringify(data), job ?? null, chat ?? null];
  const rows = { from: "", values };
  const template = news.mail ? NOTIFICATION_KINDS[type].mail : null;
  return [
    insert(db, now, { type, push, to: "?1", data: "?2", job: "?3", chat: "?4", rows }),
    ...(template ? [mail(db, now, { key: `${key}:${to}`, template, to: { user: to }, job, chat, data })] : []),
  ];
}

function notifyRows<Type extends NotificationType>(db: Database, now: number, news: NewsOfRows<Type>): Write[] {
  const { to, job, chat, data, rows } = news;
  const template = news.mail ? NOTIFICATION_KINDS[news.type].mail : null;
  return [
    insert(db, now, news),
    ...(template ? [mail(db, now, { key: news.key, template, to: `'user', ${to}`, job, chat, data, rows })] : []),
  ];
}

/**
 * Statements that tell people something: the notification, and where it is asked for the mail. They go in the transaction of
 * the change. The push follows from the notification itself, by a trigger (migrations/0023_urgency.sql).
 */
export function notify<Type extends NotificationType>(
  db: Database,
  now: number,
  news: News<Type> | NewsOfRows<Type>,
): Write[] {
  return "rows" in news ? notifyRows(db, now, news) : notifyOne(db, now, news);
}
