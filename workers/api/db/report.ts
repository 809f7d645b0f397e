import type { Report } from "~/domain/admin/report";
import type { Target, TargetType } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";
import { OF_VIEWER } from "./chat";
import type { Database, Write } from "./database";
import { IS_PARTY } from "./job";
import { mail } from "./outbox";
import { timeOf } from "./person";
import { mustHaveChanged } from "./transaction";

export interface ReportRow {
  id: number;
  target_type: TargetType;
  target_id: number;
  reason: Report["reason"];
  text: string | null;
  reporter_id: number | null;
  reporter_email: string | null;
  reporter_language: Language | null;
  about_id: number | null;
  status: Report["status"];
  created_at: number;
}

export function reportOf(row: ReportRow): Report {
  return {
    id: row.id,
    target_type: row.target_type,
    target_id: row.target_id,
    reason: row.reason,
    text: row.text,
    status: row.status,
    created_at: timeOf(row.created_at),
  };
}

export const TEAM = "team";

const VISIBLE_JOB = `(j.status <> 'deleted' OR ${IS_PARTY})`;

const VISIBLE: Record<TargetType, string> = {
  job: `SELECT j.user_id AS about FROM job j WHERE j.id = ?2 AND ${VISIBLE_JOB}`,
  comment: `SELECT c.user_id AS about FROM comment c JOIN job j ON j.id = c.job_id WHERE c.id = ?2 AND ${VISIBLE_JOB}`,
  message: `SELECT m.sender_id AS about FROM every_message m JOIN chat c ON c.id = m.chat_id WHERE m.id = ?2 AND m.removed = 0 AND ${OF_VIEWER}`,
  photo: `SELECT p.user_id AS about FROM chat_photo p JOIN chat c ON c.id = p.chat_id WHERE p.id = ?2 AND p.about IS NOT NULL
    AND p.removed_at IS NULL AND p.taken_at IS NULL AND ${OF_VIEWER}`,
  review: "SELECT r.author_id AS about FROM review r WHERE r.id = ?2 AND (r.status = 'visible' OR r.author_id = ?1)",
  user: "SELECT u.id AS about FROM user u WHERE u.id = ?2 AND u.status = 'active'",
};

export function visibleTarget(
  db: Database,
  viewer: number | null,
  { type, id }: Target,
): Promise<{ about: number | null } | null> {
  return db
    .prepare(VISIBLE[type])
    .bind(viewer ?? 0, id)
    .first<{ about: number | null }>();
}

export interface NewReport {
  target: Target;
  about: number | null;
  reason: Report["reason"];
  text: string | null;
  reporter: { user: number } | { address: string; language: Language };
}

/** The index `report_once` allows one open report per reporter and target. */
export function insertReport(db: Database, now: number, of: NewReport): Write {
  const user = "user" in of.reporter ? of.reporter.user : null;
  const { address = null, language = null } = "address" in of.reporter ? of.reporter : {};
  return db
    .prepare(
      `INSERT INTO report (target_type, target_id, reason, text, reporter, reporter_id, reporter_email, reporter_language, about_id, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
    )
    .bind(
      of.target.type,
      of.target.id,
      of.reason,
      of.text,
      user === null ? `mail:${address}` : `user:${user}`,
      user,
      address,
      language,
      of.about,
      now,
    );
}

/** Put after `insertReport`, in the same transaction. `address`: as a visitor typed it, null for a user. */
export const mailReceived = (db: Database, now: number, address: string | null): Write =>
  mail(db, now, {
    key: "'report:' || r.id",
    template: "report",
    to: address === null ? "'user', r.reporter_id" : "'address', ?1, 'language', r.reporter_language",
    data: "json_object('report', r.id, 'thing', r.target_type)",
    rows: {
      from: "FROM report r WHERE r.id = (SELECT max(id) FROM report)",
      values: address === null ? [] : [address],
    },
  });

export function insertTeamReport(
  db: Database,
  now: number,
  { target, about, reason }: Pick<NewReport, "target" | "about" | "reason">,
): Write {
  return db
    .prepare(
      `INSERT INTO report (target_type, target_id, reason, reporter, about_id, status, created_at, closed_at)
       VALUES (?1, ?2, ?3, '${TEAM}', ?4, 'closed', ?5, ?5)`,
    )
    .bind(target.type, target.id, reason, about, now);
}

export function findReport(db: Database, id: number): Promise<ReportRow | null> {
  return db.prepare("SELECT * FROM report WHERE id = ?").bind(id).first<ReportRow>();
}

export const closeReport = (db: Database, now: number, report: number): Write[] => [
  db.prepare("UPDATE report SET status = 'closed', closed_at = ? WHERE id = ? AND status = 'open'").bind(now, report),
  mustHaveChanged(db),
];
