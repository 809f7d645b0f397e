import type { Decision } from "~/domain/decision";
import type { AppealStatus, DecisionAction } from "~/domain/decision-life";
import type { TargetType } from "~/domain/report-life";
import type { Database } from "./database";
import { timeOf } from "./person";

export interface DecisionRow {
  id: number;
  report_id: number;
  user_id: number | null;
  target_type: TargetType;
  target_id: number;
  action: DecisionAction;
  reason: Decision["reason"];
  statement: string;
  token_hash: string;
  created_at: number;
  appeal_text: string | null;
  appeal_status: AppealStatus | null;
  appeal_statement: string | null;
}

/** For the person it concerns: without the reporter. */
export function decisionOf(row: DecisionRow): Decision {
  const { appeal_status: status } = row;
  return {
    id: row.id,
    target_type: row.target_type,
    target_id: row.target_id,
    action: row.action,
    reason: row.reason,
    statement: row.statement,
    created_at: timeOf(row.created_at),
    appeal: status && { text: row.appeal_text ?? "", status, statement: row.appeal_statement },
  };
}

export function findDecision(db: Database, id: number): Promise<DecisionRow | null> {
  return db.prepare("SELECT * FROM decision WHERE id = ?").bind(id).first<DecisionRow>();
}

/** A dismissed report is hidden from its subject. */
export const VISIBLE_DECISION = "action <> 'dismiss'";

/** Returns the admin who decided on a report, from the audit log; null if the log lacks it. */
export async function decidedBy(db: Database, report: number): Promise<number | null> {
  return db
    .prepare("SELECT admin_id FROM audit WHERE target_type = 'report' AND target_id = ? ORDER BY id DESC LIMIT 1")
    .bind(report)
    .first<number>("admin_id");
}
