import type { MailTemplate } from "~/content/mails";
import type { Decision } from "~/domain/admin/decision";
import type { AppealStatus, DecisionAction } from "~/domain/admin/decision-life";
import type { TargetType } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";
import type { Page } from "~/domain/values/page";
import type { StoredSuspendedDeal } from "../notices/suspended-deal-words";
import { randomToken, sha256 } from "../secrets/secret";
import type { Database, Write } from "./database";
import { DECISION_SUBJECT, subjectOf } from "./decision-subject";
import { mail } from "./outbox";
import { pageOfRows } from "./page";
import { timeOf } from "./person";
import { mustHaveChanged, mustHold } from "./transaction";

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
  own_initiative: number;
  audit_id: number | null;
  created_at: number;
  appeal_text: string | null;
  appeal_status: AppealStatus | null;
  appeal_statement: string | null;
  subject?: string | null;
}

export function decisionOf(row: DecisionRow, language: Language): Decision {
  const { appeal_status: status } = row;
  return {
    id: row.id,
    target_type: row.target_type,
    target_id: row.target_id,
    action: row.action,
    reason: row.reason,
    statement: row.statement,
    own_initiative: row.own_initiative === 1,
    created_at: timeOf(row.created_at),
    ...subjectOf(row.subject, language),
    appeal: status && { text: row.appeal_text ?? "", status, statement: row.appeal_statement },
  };
}

export function findDecision(db: Database, id: number): Promise<DecisionRow | null> {
  return db.prepare(`SELECT d.*, ${DECISION_SUBJECT} FROM decision d WHERE d.id = ?`).bind(id).first<DecisionRow>();
}

export const removalDecision = (job: string, user: string): string => `(SELECT max(d.id) FROM decision d
  WHERE d.target_type = 'job' AND d.target_id = ${job} AND d.action = 'remove' AND d.user_id = ${user})`;

export function removalOfJob(
  db: Database,
  job: number,
  viewer: number | null,
): Promise<{ decision: number | null } | null> {
  return db
    .prepare(
      `SELECT ${removalDecision("?1", "?2")} AS decision FROM taken WHERE target_type = 'job' AND target_id = ?1`,
    )
    .bind(job, viewer)
    .first<{ decision: number | null }>();
}

export const VISIBLE_DECISION = "action <> 'dismiss'";

export async function decidedBy(db: Database, { audit_id }: DecisionRow): Promise<number | null> {
  return db.prepare("SELECT admin_id FROM audit WHERE id = ?").bind(audit_id).first<number>("admin_id");
}

export async function newDecisionLink(): Promise<{ token: string; hash: string }> {
  const token = randomToken();
  return { token, hash: await sha256(token) };
}

interface NewDecision {
  /** Null: our team decides of itself, on the report just inserted. */
  report: number | null;
  action: DecisionAction;
  statement: string;
  hash: string;
}

/** Put after `insertAudit`, in the same transaction. */
export function insertDecision(db: Database, now: number, { report, action, statement, hash }: NewDecision): Write {
  return db
    .prepare(
      `INSERT INTO decision (report_id, user_id, target_type, target_id, action, reason, statement, token_hash,
         own_initiative, audit_id, created_at)
       SELECT id, about_id, target_type, target_id, ?2, reason, ?3, ?4, ?1 IS NULL, (SELECT max(id) FROM audit), ?5
       FROM report WHERE id = coalesce(?1, (SELECT max(id) FROM report)) RETURNING *`,
    )
    .bind(report, action, statement, hash, now);
}

interface DecisionMail {
  /** Only its hash is stored, except in the mail. */
  token: string;
  hash: string;
  replyTo: string;
  deals?: readonly StoredSuspendedDeal[];
}

/** Put after `insertDecision`. */
export const mailDecision = (
  db: Database,
  now: number,
  template: MailTemplate,
  { token, hash, replyTo, deals = [] }: DecisionMail,
): Write => {
  const extra = deals.length > 0 ? { deals: JSON.stringify(deals) } : {};
  return mail(db, now, {
    template,
    key: "'decision:' || d.id",
    to: "'user', d.user_id",
    replyTo: "?2",
    data: "json_patch(json_object('decision', d.id, 'token', ?3, 'statement', d.statement, 'action', d.action, 'thing', d.target_type), ?4)",
    rows: { from: "FROM decision d WHERE d.token_hash = ?1", values: [hash, replyTo, token, JSON.stringify(extra)] },
  });
};

export const onAccount = (decision: string) =>
  `(${decision}.action = 'suspend' OR (${decision}.action = 'remove' AND ${decision}.target_type = 'user'))`;

/** People who are told of one decision share its audit line. */
const STANDS = "o.audit_id IS NOT d.audit_id AND o.appeal_status IS NOT 'overturned'";

export const restoredSince = (decision: string) =>
  `EXISTS (SELECT 1 FROM audit a WHERE a.target_type = 'user' AND a.target_id = ${decision}.user_id
  AND a.action = 'restore' AND a.id > coalesce(${decision}.audit_id, 0))`;

const STANDING = `(SELECT max(id) FROM (
  SELECT o.id FROM decision d JOIN decision o ON o.target_type = d.target_type AND o.target_id = d.target_id
  WHERE d.id = ?1 AND d.action = 'remove' AND o.action = 'remove' AND d.target_type <> 'user' AND ${STANDS}
  UNION ALL
  SELECT o.id FROM decision d JOIN decision o ON o.user_id = d.user_id AND o.action <> 'dismiss'
  WHERE d.id = ?1 AND ${onAccount("d")} AND ${onAccount("o")} AND ${STANDS} AND NOT ${restoredSince("o")}))`;

export const standingBeside = (db: Database, decision: number): Promise<number | null> =>
  db.prepare(`SELECT ${STANDING} AS id`).bind(decision).first<number>("id");

/** Another decision may be made or reversed after `standingBeside`. */
export const mustStandBeside = (db: Database, decision: number, standing: number | null): Write =>
  mustHold(db, `${STANDING} IS ?2`, decision, standing);

interface AppealOutcome {
  decision: number;
  outcome: Exclude<AppealStatus, "open">;
  statement: string;
}

export const closeAppeal = (db: Database, now: number, { decision, outcome, statement }: AppealOutcome): Write[] => [
  db
    .prepare(
      `UPDATE decision SET appeal_status = ?, appeal_statement = ?, appeal_decided_at = ?
       WHERE id = ? AND appeal_status = 'open'`,
    )
    .bind(outcome, statement, now, decision),
  mustHaveChanged(db),
];

export function listAppeals(db: Database, page: number, status: AppealStatus | undefined): Promise<Page<DecisionRow>> {
  const from = `FROM decision WHERE appeal_status ${status ? "= ?" : "IS NOT NULL"}`;
  const values = status ? [status] : [];
  return pageOfRows<DecisionRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n ${from}`).bind(...values),
    rows: (limit) => db.prepare(`SELECT * ${from} ORDER BY id DESC ${limit}`).bind(...values),
  });
}

export function listDecisions(db: Database, user: number, page: number): Promise<Page<DecisionRow>> {
  const own = `FROM decision d WHERE user_id = ? AND ${VISIBLE_DECISION}`;
  return pageOfRows<DecisionRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n ${own}`).bind(user),
    rows: (limit) => db.prepare(`SELECT d.*, ${DECISION_SUBJECT} ${own} ORDER BY id DESC ${limit}`).bind(user),
  });
}

export const openAppeal = (
  db: Database,
  now: number,
  { decision, text }: { decision: number; text: string },
): Write[] => [
  db
    .prepare(
      "UPDATE decision SET appeal_text = ?, appeal_status = 'open', appealed_at = ? WHERE id = ? AND appeal_status IS NULL",
    )
    .bind(text, now, decision),
  mustHaveChanged(db),
];
