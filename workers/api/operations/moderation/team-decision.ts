import type { Report } from "~/domain/admin/report";
import type { TargetType } from "~/domain/admin/report-life";
import { insertAudit } from "../../db/audit";
import type { Database, Write } from "../../db/database";
import { insertDecision, newDecisionLink } from "../../db/decision";
import { storedDealsOf } from "../../db/objection";
import { insertTeamReport } from "../../db/report";
import { decisionNotice } from "./decision-notice";
import { takedown } from "./takedown";

interface TeamDecision {
  admin: number;
  target: { type: Exclude<TargetType, "message" | "photo">; id: number };
  /** Null: the account is deleted. */
  about: readonly (number | null)[];
  fields: { reason: string; ground: Report["reason"]; statement: string | null };
  replyTo: string;
}

async function stated(db: Database, now: number, to: number, of: TeamDecision): Promise<Write[]> {
  const { target, fields, replyTo } = of;
  const action = target.type === "user" ? "suspend" : "remove";
  const { token, hash } = await newDecisionLink();
  const deals = action === "suspend" ? await storedDealsOf(db, to) : [];
  return [
    insertTeamReport(db, now, { target, about: to, reason: fields.ground }),
    insertDecision(db, now, { report: null, action, statement: fields.statement ?? "", hash }),
    ...decisionNotice(db, now, { to, action, ownInitiative: true, token, hash, replyTo, deals }),
  ];
}

/** Article 17 of the Digital Services Act. Put a guard before it: the takedown is idempotent. */
export async function teamDecision(db: Database, now: number, of: TeamDecision): Promise<Write[]> {
  const { admin, target, about, fields } = of;
  const action = target.type === "user" ? "suspend" : "delete";
  const people = [...new Set(about)].filter((id) => id !== null);
  const statements = await Promise.all(people.map((to) => stated(db, now, to, of)));
  return [
    insertAudit(db, now, { admin, action, target, reason: fields.reason }),
    ...statements.flat(),
    ...(await takedown(db, now, target)),
  ];
}
