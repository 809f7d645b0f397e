import type { MailTemplate } from "~/content/mails";
import type { MailState, SentMail } from "~/domain/admin/admin-search";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import { subjectOf } from "../notices/sent-subject";
import type { Database } from "./database";
import { pageOfRows } from "./page";
import { cardOf, personJson, timeOf, timeOrNull } from "./person";

export interface SentMailRow {
  id: number;
  template: MailTemplate;
  skipped: number | null;
  user_id: number | null;
  user: string | null;
  email: string | null;
  address: string | null;
  job_title: string | null;
  attempts: number;
  error: string | null;
  created_at: number;
  delivered_at: number | null;
  failed_at: number | null;
}

export const SELECT_MAILS = `SELECT o.id, o.payload ->> 'template' AS template, o.payload ->> 'skipped' AS skipped, o.mail_user AS user_id,
    ${personJson("u")} AS user, u.email, o.payload ->> 'address' AS address, j.title AS job_title, o.attempts, o.error, o.created_at,
    o.delivered_at, o.failed_at
  FROM outbox o LEFT JOIN user u ON u.id = o.mail_user LEFT JOIN job j ON j.id = o.mail_job
  WHERE o.kind = 'mail' AND json_valid(o.payload)`;

function stateOf({ failed_at, delivered_at, skipped }: SentMailRow): MailState {
  if (failed_at !== null) return "failed";
  if (delivered_at === null) return "waiting";
  return skipped === 1 ? "skipped" : "sent";
}

export function sentMailOf(row: SentMailRow, language: Language): SentMail {
  const { id, template, user_id, user, email, address, job_title, attempts, error } = row;
  return {
    id,
    template,
    subject: subjectOf(template, job_title, language),
    user: user_id === null ? null : cardOf(user, user_id, language),
    address: email ?? address,
    state: stateOf(row),
    attempts,
    error,
    created_at: timeOf(row.created_at),
    delivered_at: timeOrNull(row.delivered_at),
    failed_at: timeOrNull(row.failed_at),
  };
}

export const mailsOfUser = (db: Database, admin: number, user: number, page: number): Promise<Page<SentMailRow>> =>
  pageOfRows<SentMailRow>(db, page, {
    count: db.prepare("SELECT count(*) AS n FROM outbox WHERE mail_user = ?").bind(user),
    rows: (limit) => db.prepare(`${SELECT_MAILS} AND o.mail_user = ?2 ORDER BY o.id DESC ${limit}`).bind(admin, user),
  });
