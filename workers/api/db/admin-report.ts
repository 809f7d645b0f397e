import type { UserCard } from "~/domain/accounts/user-card";
import type { AdminReport } from "~/domain/admin/admin";
import type { Report } from "~/domain/admin/report";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import { selectSaidAround } from "./admin-message";
import { selectReportedPhoto } from "./chat-photo";
import { allOf, conditionIf } from "./condition";
import type { Database, Query } from "./database";
import type { DecisionRow } from "./decision";
import { pageOfRows } from "./page";
import { cardOf, deletedCard, personJson } from "./person";
import { type ReportRow, reportOf, TEAM } from "./report";

export interface AdminReportRow extends ReportRow {
  reporter_id: number | null;
  reporter_card: string | null;
  address: string | null;
  about: string | null;
  target: string | null;
  gone: number;
}

interface Summary {
  title: string | null;
  text: string | null;
  job: number | null;
}

const summary = (title: string, text: string, job: string) =>
  `json_object('title', ${title}, 'text', ${text}, 'job', ${job})`;
const takenValue = (name: string) => `json_extract(t.content, '$.${name}')`;
const FROM_TAKEN = "(SELECT ? FROM taken t WHERE t.target_type = r.target_type AND t.target_id = r.target_id)";
const taken = (what: string) => FROM_TAKEN.replace("?", what);

const TARGET = `CASE r.target_type
  WHEN 'job' THEN (SELECT ${summary("j.title", "j.description", "j.id")} FROM job j WHERE j.id = r.target_id)
  WHEN 'comment' THEN coalesce(
    (SELECT ${summary("j.title", "c.comment", "j.id")} FROM comment c JOIN job j ON j.id = c.job_id WHERE c.id = r.target_id),
    ${taken(summary("NULL", takenValue("comment"), takenValue("job_id")))})
  WHEN 'message' THEN (SELECT ${summary("j.title", `coalesce(${taken(takenValue("message"))}, m.message)`, "j.id")}
    FROM every_message m JOIN chat c ON c.id = m.chat_id LEFT JOIN job j ON j.id = c.job_id WHERE m.id = r.target_id)
  WHEN 'photo' THEN (SELECT ${summary("j.title", `coalesce(p.alt, ${taken(takenValue("alt"))})`, "j.id")}
    FROM chat_photo p JOIN chat c ON c.id = p.chat_id LEFT JOIN job j ON j.id = c.job_id WHERE p.id = r.target_id)
  WHEN 'review' THEN (SELECT ${summary("j.title", "v.text", "j.id")} FROM review v JOIN job j ON j.id = v.job_id WHERE v.id = r.target_id)
  ELSE (SELECT ${summary("u.name", "u.bio", "NULL")} FROM user u WHERE u.id = r.target_id) END`;

const IS_TARGET_REMOVED = `CASE r.target_type
  WHEN 'job' THEN (SELECT j.status = 'deleted' FROM job j WHERE j.id = r.target_id)
  WHEN 'comment' THEN NOT EXISTS (SELECT 1 FROM comment c WHERE c.id = r.target_id)
  WHEN 'message' THEN (SELECT m.removed FROM every_message m WHERE m.id = r.target_id)
  WHEN 'photo' THEN (SELECT p.removed_at IS NOT NULL OR p.taken_at IS NOT NULL FROM chat_photo p WHERE p.id = r.target_id)
  WHEN 'review' THEN (SELECT v.status = 'removed' FROM review v WHERE v.id = r.target_id)
  ELSE (SELECT u.status <> 'active' FROM user u WHERE u.id = r.target_id) END`;

export async function isTargetRemoved(db: Database, report: number): Promise<boolean> {
  const gone = await db
    .prepare(`SELECT ${IS_TARGET_REMOVED} AS gone FROM report r WHERE r.id = ?`)
    .bind(report)
    .first<number>("gone");
  return gone === 1;
}

const SELECT_REPORTS = `SELECT r.*, ${personJson("w")} AS reporter_card, coalesce(nullif(w.email, ''), r.reporter_email) AS address,
  ${personJson("o")} AS about, ${TARGET} AS target, ${IS_TARGET_REMOVED} AS gone
  FROM report r LEFT JOIN user w ON w.id = r.reporter_id LEFT JOIN user o ON o.id = r.about_id`;

type Reporter = AdminReport["reporter"];

const hidden = (language: Language): UserCard => ({ ...deletedCard(language), name: "" });

/** A reported admin does not read who reported. */
function reporterOf(row: AdminReportRow, { id, language }: Reader): Reporter {
  const { reporter_id, reporter_card, about_id, address } = row;
  if (about_id === id && reporter_id !== id) return { ...hidden(language), email: null };
  const card = reporter_id === null ? hidden(language) : cardOf(reporter_card, reporter_id, language);
  return { ...card, email: address };
}

export interface Reader {
  id: number;
  language: Language;
}

export function adminReportOf(row: AdminReportRow, reader: Reader): AdminReport {
  const { language } = reader;
  const said = row.target === null ? null : (JSON.parse(row.target) as Summary);
  return {
    ...reportOf(row),
    reporter: reporterOf(row, reader),
    target: {
      title: said?.title ?? null,
      text: said?.text ?? null,
      job: said?.job ?? null,
      user: cardOf(row.about, row.about_id, language),
      gone: row.gone !== 0,
    },
  };
}

export interface DeskDecisionRow extends DecisionRow {
  admin_id: number | null;
  admin: string | null;
  note: string | null;
}

const EARLIER = 10;

const DECISION = `SELECT d.*, a.admin_id, a.reason AS note, ${personJson("u")} AS admin
  FROM decision d LEFT JOIN audit a ON a.id = d.audit_id LEFT JOIN user u ON u.id = a.admin_id
  WHERE d.report_id = ?2`;

export function selectReportFile(db: Database, admin: number, report: ReportRow): Query[] {
  const { id, about_id, target_type, target_id } = report;
  return [
    db.prepare(`${SELECT_REPORTS} WHERE r.id = ?2`).bind(admin, id),
    db.prepare("SELECT status, language FROM user WHERE id = ?").bind(about_id),
    selectSaidAround(db, admin, target_type === "message" ? target_id : 0),
    db
      .prepare(
        "SELECT * FROM report WHERE status = 'open' AND target_type = ?2 AND target_id = ?3 AND id <> ?1 ORDER BY id LIMIT 20",
      )
      .bind(id, target_type, target_id),
    db
      .prepare(`SELECT * FROM decision WHERE user_id = ?1 AND report_id <> ?2 ORDER BY id DESC LIMIT ${EARLIER}`)
      .bind(about_id, id),
    db.prepare(DECISION).bind(admin, id),
    selectReportedPhoto(db, target_type === "photo" ? target_id : 0),
  ];
}

export function listReports(
  db: Database,
  admin: number,
  page: number,
  { status, user }: { status?: Report["status"]; user?: number },
): Promise<Page<AdminReportRow>> {
  const { sql, values } = allOf([
    { sql: `r.reporter <> '${TEAM}'`, values: [] },
    ...conditionIf(status, "r.status = ?"),
    ...conditionIf(user, "r.about_id = ?"),
  ]);
  return pageOfRows<AdminReportRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM report r WHERE ${sql}`).bind(...values),
    rows: (limit) => db.prepare(`${SELECT_REPORTS} WHERE ${sql} ORDER BY r.id DESC ${limit}`).bind(admin, ...values),
  });
}
