import type { Page } from "~/domain/values/page";
import type { Database, Write } from "./database";
import { pageOfRows } from "./page";

export interface MailboxRow {
  id: number;
  channel: "email" | "push";
  recipient: string;
  reply_to: string | null;
  template: string;
  language: string;
  subject: string;
  text: string;
  html: string | null;
  headers: string;
  data: string;
  created_at: number;
}

interface NewMail {
  to: string;
  template: string;
  language: string;
  subject: string;
  text: string;
  data: Record<string, unknown>;
  outbox: number;
}

interface SentMail extends NewMail {
  replyTo: string | null;
  html: string;
  headers: Record<string, string>;
}

export const insertMail = (db: Database, now: number, mail: SentMail): Write =>
  db
    .prepare(
      `INSERT INTO mailbox (channel, recipient, reply_to, template, language, subject, text, html, headers, data, created_at, outbox_id)
       VALUES ('email', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .bind(
      mail.to,
      mail.replyTo,
      mail.template,
      mail.language,
      mail.subject,
      mail.text,
      mail.html,
      JSON.stringify(mail.headers),
      JSON.stringify(mail.data),
      now,
      mail.outbox,
    );

export const insertPush = (db: Database, now: number, push: NewMail & { device: string }): Write =>
  db
    .prepare(
      `INSERT INTO mailbox (channel, recipient, template, language, subject, text, headers, data, created_at, outbox_id, device)
       VALUES ('push', ?, ?, ?, ?, ?, '{}', ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .bind(
      push.to,
      push.template,
      push.language,
      push.subject,
      push.text,
      JSON.stringify(push.data),
      now,
      push.outbox,
      push.device,
    );

const FILTER =
  "(?1 IS NULL OR recipient = ?1 COLLATE NOCASE) AND (?2 IS NULL OR template = ?2) AND (?3 IS NULL OR channel = ?3)";

export function listMailbox(
  db: Database,
  page: number,
  { to, template, channel }: { to?: string; template?: string; channel?: string },
): Promise<Page<MailboxRow>> {
  const filter = [to ?? null, template ?? null, channel ?? null];
  return pageOfRows<MailboxRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM mailbox WHERE ${FILTER}`).bind(...filter),
    rows: (limit) =>
      db.prepare(`SELECT * FROM mailbox WHERE ${FILTER} ORDER BY outbox_id DESC, id DESC ${limit}`).bind(...filter),
  });
}
