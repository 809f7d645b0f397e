import { contract } from "~/api/contract";
import { hasEffect } from "~/domain/decision-life";
import { isInvolved } from "~/domain/desk";
import { canBeDecided } from "~/domain/report-life";
import { decisionNotice } from "../../changes/moderation/decision-notice";
import { suspension } from "../../changes/moderation/suspension";
import { takedown } from "../../changes/moderation/takedown";
import { insertAudit } from "../../db/audit";
import { type DecisionRow, decisionOf } from "../../db/decision";
import { peopleOf } from "../../db/involved";
import { triggerDelivery } from "../../db/outbox";
import { findReport, type ReportRow } from "../../db/report";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { randomToken, sha256 } from "../../secrets/secret";

type Context = CallContext<typeof contract.admin.decideReport>;
type Fields = Awaited<ReturnType<Context["fields"]>>;

async function consequences(c: Context, report: ReportRow, { action }: Fields, token: string) {
  const { db, now, env } = c;
  const target = { type: report.target_type, id: report.target_id };
  const about = report.about_id;
  return [
    ...(hasEffect(action, "take") ? await takedown(db, now, target) : []),
    ...(hasEffect(action, "suspend") && about !== null ? suspension(db, now, about) : []),
    ...(hasEffect(action, "state") && about !== null
      ? decisionNotice(db, now, { to: about, report: report.id, action, token, replyTo: env.SUPPORT_EMAIL })
      : []),
  ];
}

async function decide(c: Context): Promise<DecisionRow> {
  const { db, now, viewer } = c;
  const report = (await findReport(db, c.id())) ?? refuse("not_found");
  const people = await peopleOf(db, { type: report.target_type, id: report.target_id });
  if (isInvolved(viewer.id, [report.about_id, ...people])) refuse("permission_denied");
  const fields = await c.fields();
  if (!canBeDecided(report.status)) refuse("already_done");
  const token = randomToken();
  const results = await c.tx
    .add(
      db
        .prepare("UPDATE report SET status = 'closed', closed_at = ? WHERE id = ? AND status = 'open'")
        .bind(now, report.id),
      mustHaveChanged(db),
      db
        .prepare(
          `INSERT INTO decision (report_id, user_id, target_type, target_id, action, reason, statement, token_hash, created_at)
         SELECT id, about_id, target_type, target_id, ?2, reason, ?3, ?4, ?5 FROM report WHERE id = ?1 RETURNING *`,
        )
        .bind(report.id, fields.action, fields.statement, await sha256(token), now),
      insertAudit(db, now, {
        admin: viewer.id,
        action: fields.action,
        target: { type: "report", id: report.id },
        reason: fields.reason,
      }),
      ...(await consequences(c, report, fields, token)),
    )
    .commit<DecisionRow>();
  return results[2]?.results[0] as DecisionRow;
}

export const decideReport = endpoint(contract.admin.decideReport, {
  handle: async (c) => {
    const made = await retryOnConflict(() => decide(c));
    triggerDelivery(c);
    return decisionOf(made);
  },
});
