import type { MailTemplate } from "~/content/mails";
import type { Language } from "~/domain/values/language";
import type { Database } from "./database";

interface MailReader {
  email: string;
  name: string;
  company: string | null;
  language: Language;
  wants: number;
  suspended: number;
  muted: string;
  uri: string | null;
}

export const findMailReader = (db: Database, user: number, chat: number | null): Promise<MailReader | null> =>
  db
    .prepare(
      `SELECT email, name, iif(business = 1, nullif(company, ''), NULL) AS company, language, notify_email AND status = 'active' AS wants, status = 'suspended' AS suspended, muted_email AS muted, (SELECT uri FROM chat WHERE id = ?2) AS uri
       FROM user WHERE id = ?1 AND status <> 'deleted'`,
    )
    .bind(user, chat)
    .first<MailReader>();

/** False if the chat is open: its messages are read by the time that the mail is delivered. */
export async function hasUnread(db: Database, user: number, chat: number): Promise<boolean> {
  const unread = `EXISTS (SELECT 1 FROM message WHERE chat_id = ?1 AND sender_id <> ?2 AND read_at IS NULL
    AND bid_id IS NULL AND event IS NULL AND removed = 0)`;
  return (await db.prepare(`SELECT ${unread} AS yes`).bind(chat, user).first<number>("yes")) === 1;
}

interface Quoted {
  by_id: number | null;
  quote: string | null;
}

const REQUEST = { id: "payment", sql: "SELECT NULL AS by_id, description AS quote FROM payment WHERE id = ?1" };

const DISPUTE = {
  id: "quoted",
  sql: "SELECT NULL AS by_id, reason AS quote FROM dispute WHERE payment_id = ?1 AND own_words = 1 ORDER BY id DESC LIMIT 1",
};

const SOURCES: Partial<Record<MailTemplate, { id: string; sql: string }>> = {
  question: { id: "comment", sql: "SELECT user_id AS by_id, comment AS quote FROM comment WHERE id = ?1" },
  answer: { id: "comment", sql: "SELECT NULL AS by_id, reply AS quote FROM comment WHERE id = ?1" },
  dispute: DISPUTE,
  payment_request: REQUEST,
  payment_request_changed: REQUEST,
  payment_request_reminded: REQUEST,
  bid_placed: { id: "bid", sql: "SELECT user_id AS by_id, message AS quote FROM bid WHERE id = ?1" },
};

export async function findQuoted(
  db: Database,
  template: MailTemplate,
  data: Record<string, string | number>,
): Promise<Quoted | null> {
  const source = SOURCES[template];
  const known = source && data[source.id];
  return source && known !== undefined ? db.prepare(source.sql).bind(Number(known)).first<Quoted>() : null;
}

export const isQuoting = (template: MailTemplate): boolean => template in SOURCES;
