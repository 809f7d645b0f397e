import type { WaitingThing } from "~/domain/admin/case-files";
import { PAGE_SIZE } from "~/domain/values/page";
import type { Database, Query } from "./database";
import { IS_PAUSED, WITHDRAWAL_WAITS } from "./payment-queue";
import { personJson } from "./person";

export interface WaitingRow extends Omit<WaitingThing, "user" | "since" | "involved"> {
  since: number;
  user_id: number | null;
  user: string | null;
  involved: number | null;
}

const TITLE = `CASE r.target_type
  WHEN 'job' THEN (SELECT j.title FROM job j WHERE j.id = r.target_id)
  WHEN 'comment' THEN (SELECT j.title FROM comment c JOIN job j ON j.id = c.job_id WHERE c.id = r.target_id)
  WHEN 'message' THEN (SELECT j.title FROM every_message m JOIN chat c ON c.id = m.chat_id JOIN job j ON j.id = c.job_id WHERE m.id = r.target_id)
  WHEN 'photo' THEN (SELECT j.title FROM chat_photo p JOIN chat c ON c.id = p.chat_id JOIN job j ON j.id = c.job_id WHERE p.id = r.target_id)
  WHEN 'review' THEN (SELECT j.title FROM review v JOIN job j ON j.id = v.job_id WHERE v.id = r.target_id) END`;

const COUNTS = `SELECT (SELECT count(*) FROM report WHERE status = 'open') AS reports,
  (SELECT count(*) FROM decision WHERE appeal_status = 'open') AS appeals,
  (SELECT count(*) FROM dispute WHERE status = 'desk') AS disputes,
  (SELECT count(*) FROM money_case WHERE handled_at IS NULL) AS money,
  (SELECT count(*) FROM withdrawal w JOIN payment p ON p.id = w.payment_id WHERE ${WITHDRAWAL_WAITS}) AS withdrawals,
  (SELECT count(*) FROM payment p WHERE ${IS_PAUSED}) AS paused,
  (SELECT count(*) FROM outbox WHERE failed_at IS NOT NULL) AS letters`;

const OPEN = `SELECT 'report' AS queue, r.id, r.created_at AS since, r.target_type, NULL AS money, r.reason, ${TITLE} AS title, r.about_id AS user_id, 0 AS involved
    FROM report r WHERE r.status = 'open'
  UNION ALL
  SELECT 'appeal', r.id, coalesce(r.appealed_at, r.created_at), r.target_type, NULL, r.reason, ${TITLE}, r.user_id, 0
    FROM decision r WHERE r.appeal_status = 'open'
  UNION ALL
  SELECT 'dispute', p.id, coalesce(d.desk_at, d.created_at), 'job', NULL, NULL, j.title, d.opened_by, ?1 IN (p.payer_id, p.payee_id)
    FROM dispute d JOIN payment p ON p.id = d.payment_id LEFT JOIN job j ON j.id = p.job_id WHERE d.status = 'desk'
  UNION ALL
  SELECT 'money', m.id, m.created_at, NULL, m.kind, NULL, j.title, coalesce(p.payer_id, o.user_id), 0
    FROM money_case m LEFT JOIN payment p ON p.id = m.payment_id LEFT JOIN payout o ON o.id = m.payout_id
    LEFT JOIN job j ON j.id = p.job_id WHERE m.handled_at IS NULL`;

/** D1 limits the number of terms in one compound SELECT. */
const OF_PAYMENTS = `SELECT 'withdrawal' AS queue, p.id, w.created_at AS since, NULL AS target_type, NULL AS money, NULL AS reason, j.title AS title,
      p.payer_id AS user_id, 0 AS involved
    FROM withdrawal w JOIN payment p ON p.id = w.payment_id LEFT JOIN job j ON j.id = p.job_id WHERE ${WITHDRAWAL_WAITS}
  UNION ALL
  SELECT 'paused', p.id, p.paused_at, NULL, NULL, NULL, j.title, p.payer_id, 0
    FROM payment p LEFT JOIN job j ON j.id = p.job_id WHERE ${IS_PAUSED}`;

const OLDEST = `SELECT w.*, ${personJson("u")} AS user FROM (SELECT * FROM (${OPEN}) UNION ALL SELECT * FROM (${OF_PAYMENTS}) ORDER BY since, queue, id LIMIT ${PAGE_SIZE}) w
  LEFT JOIN user u ON u.id = w.user_id ORDER BY w.since, w.queue, w.id`;

export const countWaiting = (db: Database): Query => db.prepare(COUNTS);

export const selectOldestWaiting = (db: Database, admin: number): Query => db.prepare(OLDEST).bind(admin);
