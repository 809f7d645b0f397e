import { contract } from "~/api/contract";
import type { Decision } from "~/domain/admin/decision";
import { bringsJobBack, canBecome, hasEffect, isOnAccount } from "~/domain/admin/decision-life";
import { insertAudit } from "../../db/audit";
import type { Write } from "../../db/database";
import {
  closeAppeal,
  type DecisionRow,
  decidedBy,
  decisionOf,
  findDecision,
  listAppeals,
  mustStandBeside,
  standingBeside,
} from "../../db/decision";
import { isParty, mustNotBeParty, peopleOf } from "../../db/involved";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";
import { findReport } from "../../db/report";
import { notifyOfReversal } from "../../db/reversed-report";
import { canBeListedAgain, mustBeListedAgain } from "../../db/taken";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { restore } from "../../operations/moderation/restore";
import { restoration } from "../../operations/moderation/suspension";
import { reportFileOf } from "./reports";

export const appeals = endpoint(contract.admin.appeals, {
  handle: async (c) => {
    const { page, status } = await c.fields();
    const appeals = await listAppeals(c.db, page, status);
    return { count: appeals.count, results: appeals.results.map((row) => decisionOf(row, c.language)) };
  },
});

export const appeal = endpoint(contract.admin.appeal, {
  handle: async (c) => {
    const decision = await findDecision(c.db, c.id());
    if (!decision || decision.appeal_status === null) return refuse("not_found");
    const report = (await findReport(c.db, decision.report_id)) ?? refuse("not_found");
    return reportFileOf(c.db, { id: c.viewer.id, language: c.language }, report);
  },
});

type AppealContext = CallContext<typeof contract.admin.decideAppeal>;
type AppealFields = Awaited<ReturnType<AppealContext["fields"]>>;

interface Answered {
  fields: AppealFields;
  /** Another decision with the same effect, which a reversal does not lift. */
  standing: number | null;
  jobBack: boolean;
}

async function reversal(c: AppealContext, row: DecisionRow, { standing, jobBack }: Answered): Promise<Write[]> {
  const { db, now, env } = c;
  const first = [
    mustStandBeside(db, row.id, standing),
    ...(bringsJobBack(row, standing) ? [mustBeListedAgain(db, row.target_id, jobBack)] : []),
    ...notifyOfReversal(db, now, { decision: row.id, standing, replyTo: env.SUPPORT_EMAIL }),
  ];
  if (standing !== null) return first;
  const { action, target_type, target_id, user_id } = row;
  if (hasEffect(action, "take")) return [...first, ...(await restore(db, now, { type: target_type, id: target_id }))];
  return hasEffect(action, "suspend") && user_id !== null
    ? [...first, ...(await restoration(db, now, user_id))]
    : first;
}

function standingWord(row: DecisionRow, { standing, jobBack }: Answered): Record<string, number> {
  if (standing === null) return jobBack ? { job_back: row.target_id } : {};
  return isOnAccount(row) ? { still_suspended: standing } : { still_removed: standing };
}

function appealNotice(c: AppealContext, row: DecisionRow, answered: Answered): Write[] {
  const { outcome, statement } = answered.fields;
  const { db, now, env } = c;
  if (row.user_id === null) return [];
  const key = `appeal:${row.id}`;
  return [
    ...notify(db, now, {
      to: row.user_id,
      type: "moderation",
      key,
      data: { step: outcome === "overturned" ? "appeal_won" : "appeal_upheld" },
    }),
    mail(db, now, {
      key,
      template: outcome === "overturned" ? "appeal_won" : "appeal",
      to: { user: row.user_id },
      replyTo: env.SUPPORT_EMAIL,
      data: {
        decision: row.id,
        statement,
        action: row.action,
        thing: row.target_type,
        ...(outcome === "overturned" ? standingWord(row, answered) : {}),
      },
    }),
  ];
}

async function decide(c: AppealContext): Promise<Decision> {
  const { db, now, viewer } = c;
  const row = await findDecision(db, c.id());
  if (!row || row.appeal_status === null) return refuse("not_found");
  const fields = await c.fields();
  const { outcome, statement, reason } = fields;
  if (!canBecome(row.appeal_status, outcome)) refuse("already_done");
  const people = [row.user_id, ...(await peopleOf(db, { type: row.target_type, id: row.target_id }))];
  const judge = await decidedBy(db, row);
  if (judge === viewer.id || (await isParty(db, viewer.id, people))) refuse("own_case");
  const standing = await standingBeside(db, row.id);
  const jobBack = bringsJobBack(row, standing) && (await canBeListedAgain(db, row.target_id));
  await c.tx
    .add(
      mustNotBeParty(db, viewer.id, people),
      ...closeAppeal(db, now, { decision: row.id, outcome, statement }),
      insertAudit(db, now, { admin: viewer.id, action: outcome, target: { type: "decision", id: row.id }, reason }),
      ...(outcome === "overturned" ? await reversal(c, row, { fields, standing, jobBack }) : []),
      ...appealNotice(c, row, { fields, standing, jobBack }),
    )
    .commit();
  return { ...decisionOf({ ...row, appeal_status: outcome, appeal_statement: statement }, c.language), standing };
}

export const decideAppeal = endpoint(contract.admin.decideAppeal, {
  handle: (c) => retryOnConflict(() => decide(c)),
});
