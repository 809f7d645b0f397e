import type { AccountStatus } from "~/domain/account-life";
import { type DeskDecision, isInvolved, type ReportFile } from "~/domain/desk";
import type { Language } from "~/domain/language";
import type { Database, Query } from "../../db/database";
import { type DecisionRow, decisionOf } from "../../db/decision";
import { peopleOf } from "../../db/involved";
import { cardOf, personJson } from "../../db/person";
import { type ReportRow, reportOf } from "../../db/report";
import { type AdminReportRow, adminReportOf, SELECT_REPORTS } from "./admin-report";
import { type SaidRow, SELECT_SAID, saidOf } from "./said";

interface DeskDecisionRow extends DecisionRow {
  admin_id: number | null;
  admin: string | null;
  note: string | null;
}

const BEFORE = 6;
const AFTER = 4;
const EARLIER = 10;

const AROUND = `SELECT id FROM (SELECT n.id FROM every_message n JOIN every_message o ON o.id = ?2 AND n.chat_id = o.chat_id AND n.id <= o.id
    ORDER BY n.id DESC LIMIT ${BEFORE + 1})
  UNION SELECT id FROM (SELECT n.id FROM every_message n JOIN every_message o ON o.id = ?2 AND n.chat_id = o.chat_id AND n.id > o.id
    ORDER BY n.id LIMIT ${AFTER})`;

const DECISION = `SELECT d.*, a.admin_id, a.reason AS note, ${personJson("u")} AS admin
  FROM decision d LEFT JOIN audit a ON a.id = d.audit_id LEFT JOIN user u ON u.id = a.admin_id
  WHERE d.report_id = ?2`;

interface Reader {
  id: number;
  language: Language;
}

function questions(db: Database, admin: number, report: ReportRow): Query[] {
  const { id, about_id, target_type, target_id } = report;
  return [
    db.prepare(`${SELECT_REPORTS} WHERE r.id = ?2`).bind(admin, id),
    db.prepare("SELECT status, language FROM user WHERE id = ?").bind(about_id),
    db
      .prepare(`${SELECT_SAID} WHERE m.id IN (${AROUND}) ORDER BY m.id`)
      .bind(admin, target_type === "message" ? target_id : 0),
    db
      .prepare(
        "SELECT * FROM report WHERE status = 'open' AND target_type = ?2 AND target_id = ?3 AND id <> ?1 ORDER BY id LIMIT 20",
      )
      .bind(id, target_type, target_id),
    db
      .prepare(`SELECT * FROM decision WHERE user_id = ?1 AND report_id <> ?2 ORDER BY id DESC LIMIT ${EARLIER}`)
      .bind(about_id, id),
    db.prepare(DECISION).bind(admin, id),
  ];
}

function deskDecisionOf(row: DeskDecisionRow, language: Language): DeskDecision {
  const decided_by = row.admin_id === null ? null : cardOf(row.admin, row.admin_id, language);
  return { ...decisionOf(row), decided_by, note: row.note };
}

export async function reportFileOf(db: Database, { id, language }: Reader, report: ReportRow): Promise<ReportFile> {
  const [answers, people] = await Promise.all([
    db.batch<unknown>(questions(db, id, report)),
    peopleOf(db, { type: report.target_type, id: report.target_id }),
  ]);
  const rows = <Row>(at: number) => (answers[at]?.results ?? []) as Row[];
  const [decided] = rows<DeskDecisionRow>(5);
  return {
    ...adminReportOf(rows<AdminReportRow>(0)[0] as AdminReportRow, language),
    account: rows<{ status: AccountStatus; language: Language }>(1)[0] ?? null,
    conversation: rows<SaidRow>(2).map((row) => saidOf(row, language, report.target_id)),
    others: rows<ReportRow>(3).map(reportOf),
    earlier: rows<DecisionRow>(4).map(decisionOf),
    decision: decided ? deskDecisionOf(decided, language) : null,
    involved: isInvolved(id, [report.about_id, ...people]),
  };
}
