import type { MailTemplate } from "~/content/mails";
import type { FailedDelivery } from "~/domain/admin/admin";
import { formatMoney } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import { subjectOf } from "../notices/sent-subject";
import type { Database, Query, Write } from "./database";
import { pageOfRows } from "./page";
import { cardOf, personJson, timeOf, timeOrNull } from "./person";
import { mustHaveChanged } from "./transaction";

export interface FailedDeliveryRow
  extends Omit<FailedDelivery, "created_at" | "failed_at" | "involved" | "user" | "subject" | "amount"> {
  involved: number;
  user_id: number | null;
  user: string | null;
  template: MailTemplate | null;
  job_title: string | null;
  cents: number | null;
  created_at: number;
  failed_at: number | null;
}

const PAYOUT =
  "coalesce(o.payload ->> 'payout', iif(o.key LIKE 'take_back:%', CAST(substr(o.key, 11) AS INTEGER), NULL))";

/** An ended delivery stays readable for an admin who returns to its page. */
const WAS_FAILED = `(failed_at IS NOT NULL
    OR EXISTS (SELECT 1 FROM audit a WHERE a.target_type = 'outbox' AND a.target_id = outbox.id))`;

/** Never the payload: it holds tokens and what people wrote. */
const selectWhere = (
  condition: string,
) => `SELECT f.*, j.title AS job_title, iif(f.kind = 'provider', coalesce(f.cents, t.net), NULL) AS cents, u.email, ${personJson("u")} AS user,
    (f.kind = 'provider' AND ?1 IN (coalesce(p.payer_id, 0), coalesce(p.payee_id, 0), coalesce(t.user_id, 0))) AS involved,
    coalesce(f.mail_user, n.user_id, p.payer_id, t.user_id) AS user_id
  FROM (SELECT o.id, o.kind, o.key, o.attempts, o.error, o.created_at, o.failed_at, o.mail_user, o.mail_job,
      o.payload ->> 'address' AS address, iif(o.kind = 'mail', o.payload ->> 'template', NULL) AS template,
      iif(o.kind = 'provider', o.payload ->> 'payment', NULL) AS payment, iif(o.kind = 'provider', ${PAYOUT}, NULL) AS payout,
      iif(o.kind = 'provider', o.payload ->> 'cents', NULL) AS cents,
      iif(o.kind = 'push', o.payload ->> 'notification', NULL) AS notification
    FROM (SELECT id, kind, key, attempts, error, created_at, failed_at, mail_user, mail_job,
        iif(json_valid(payload), payload, '{}') AS payload
      FROM outbox WHERE ${condition}) o ORDER BY o.id DESC`;
const JOINED = `) f LEFT JOIN payment p ON p.id = f.payment LEFT JOIN payout t ON t.id = f.payout
  LEFT JOIN notification n ON n.id = f.notification
  LEFT JOIN user u ON u.id = coalesce(f.mail_user, n.user_id, p.payer_id, t.user_id) LEFT JOIN job j ON j.id = coalesce(f.mail_job, p.job_id)
  ORDER BY f.id DESC`;

export const failedDeliveries = (db: Database, admin: number, delivery: number | null, limit = ""): Query =>
  db
    .prepare(
      `${selectWhere(delivery === null ? "?2 IS NULL AND failed_at IS NOT NULL" : `id = ?2 AND ${WAS_FAILED}`)} ${limit} ${JOINED}`,
    )
    .bind(admin, delivery);

export function failedDeliveryOf(
  row: FailedDeliveryRow & { email?: string | null },
  language: Language,
): FailedDelivery {
  const { id, kind, key, attempts, error, user_id, user, template, job_title, payment, payout } = row;
  return {
    id,
    kind,
    key,
    attempts,
    error,
    user: user_id === null ? null : cardOf(user, user_id, language),
    address: kind === "mail" ? (row.email ?? row.address) : null,
    subject: template && subjectOf(template, job_title, language),
    payment: payment === null ? null : Number(payment),
    payout: payout === null ? null : Number(payout),
    amount: row.cents === null ? null : formatMoney(Number(row.cents)),
    created_at: timeOf(row.created_at),
    failed_at: timeOrNull(row.failed_at),
    involved: row.involved === 1,
  };
}

/** A failed order may be at the provider, so it never counts as unclaimed again (db/payout.ts). */
const ANEW = "failed_at = NULL, attempts = iif(kind = 'provider', 1, 0)";

export const retryDelivery = (db: Database, now: number, id: number): Write[] => [
  db.prepare(`UPDATE outbox SET ${ANEW}, due_at = ? WHERE id = ? AND failed_at IS NOT NULL`).bind(now, id),
  mustHaveChanged(db),
];

export const markDelivered = (db: Database, now: number, id: number): Write[] => [
  db
    .prepare(
      "UPDATE outbox SET failed_at = NULL, error = NULL, delivered_at = ? WHERE id = ? AND failed_at IS NOT NULL",
    )
    .bind(now, id),
  mustHaveChanged(db),
];

export const sendChecked = (db: Database, now: number, id: number): Write[] => [
  db
    .prepare(
      `UPDATE outbox SET ${ANEW}, due_at = ?1, payload = json_set(payload, '$.checked', ?1)
       WHERE id = ?2 AND failed_at IS NOT NULL`,
    )
    .bind(now, id),
  mustHaveChanged(db),
];

export const listFailedDeliveries = (db: Database, admin: number, page: number): Promise<Page<FailedDeliveryRow>> =>
  pageOfRows<FailedDeliveryRow>(db, page, {
    count: db.prepare("SELECT count(*) AS n FROM outbox WHERE failed_at IS NOT NULL"),
    rows: (limit) => failedDeliveries(db, admin, null, limit),
  });
