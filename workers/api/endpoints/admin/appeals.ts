import { contract } from "~/api/contract";
import { canBecome, hasEffect } from "~/domain/admin/decision-life";
import { insertAudit } from "../../db/audit";
import type { Write } from "../../db/database";
import {
  closeAppeal,
  type DecisionRow,
  decidedBy,
  decisionOf,
  findDecision,
  hasLaterDecision,
  listAppeals,
  mustBeLastDecision,
} from "../../db/decision";
import { isParty, mustNotBeParty, peopleOf } from "../../db/involved";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";
import { findReport } from "../../db/report";
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
    const found = await listAppeals(c.db, page, status);
    return { count: found.count, results: found.results.map(decisionOf) };
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

/** Restores nothing that a later decision also took or suspended. */
async function reversal(c: AppealContext, row: DecisionRow): Promise<Write[]> {
  const { db, now } = c;
  if (await hasLaterDecision(db, row.id)) return [];
  const last = mustBeLastDecision(db, row.id);
  const { action, target_type, target_id, user_id } = row;
  if (hasEffect(action, "take")) return [last, ...restore(db, now, { type: target_type, id: target_id })];
  return hasEffect(action, "suspend") && user_id !== null ? [last, ...restoration(db, now, user_id)] : [];
}

function appealNotice(c: AppealContext, row: DecisionRow, { outcome, statement }: AppealFields): Write[] {
  const { db, now, env } = c;
  if (row.user_id === null) return [];
  const key = `appeal:${row.id}`;
  return [
    ...notify(db, now, { to: row.user_id, type: "moderation", key }),
    mail(db, now, {
      key,
      template: outcome === "overturned" ? "appeal_won" : "appeal",
      to: { user: row.user_id },
      replyTo: env.SUPPORT_EMAIL,
      data: { decision: row.id, statement, action: row.action, thing: row.target_type },
    }),
  ];
}

async function decide(c: AppealContext): Promise<DecisionRow> {
  const { db, now, viewer } = c;
  const row = await findDecision(db, c.id());
  if (!row || row.appeal_status === null) return refuse("not_found");
  const fields = await c.fields();
  const { outcome, statement, reason } = fields;
  if (!canBecome(row.appeal_status, outcome)) refuse("already_done");
  const people = [row.user_id, ...(await peopleOf(db, { type: row.target_type, id: row.target_id }))];
  const judge = await decidedBy(db, row);
  if (judge === viewer.id || (await isParty(db, viewer.id, people))) refuse("own_case");
  await c.tx
    .add(
      mustNotBeParty(db, viewer.id, people),
      ...closeAppeal(db, now, { decision: row.id, outcome, statement }),
      insertAudit(db, now, { admin: viewer.id, action: outcome, target: { type: "decision", id: row.id }, reason }),
      ...(outcome === "overturned" ? await reversal(c, row) : []),
      ...appealNotice(c, row, fields),
    )
    .commit();
  return { ...row, appeal_status: outcome, appeal_statement: statement };
}

export const decideAppeal = endpoint(contract.admin.decideAppeal, {
  handle: async (c) => {
    const decided = await retryOnConflict(() => decide(c));
    return decisionOf(decided);
  },
});
