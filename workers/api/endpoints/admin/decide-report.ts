import { contract } from "~/api/contract";
import { hasEffect } from "~/domain/decision-life";
import { isInvolved } from "~/domain/desk";
import { canBeDecided } from "~/domain/report-life";
import { insertAudit } from "../../db/audit";
import { type DecisionRow, decisionOf, insertDecision, newDecisionLink } from "../../db/decision";
import { peopleOf } from "../../db/involved";
import { triggerDelivery } from "../../db/outbox";
import { findReport, type ReportRow } from "../../db/report";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { decisionNotice } from "../../operations/moderation/decision-notice";
import { reporterNotice } from "../../operations/moderation/reporter-notice";
import { suspension } from "../../operations/moderation/suspension";
import { takedown } from "../../operations/moderation/takedown";
import { isGone } from "./admin-report";

type Context = CallContext<typeof contract.admin.decideReport>;
type Fields = Awaited<ReturnType<Context["fields"]>>;

async function consequences(c: Context, report: ReportRow, { action }: Fields, link: { token: string; hash: string }) {
  const { db, now, env } = c;
  const target = { type: report.target_type, id: report.target_id };
  const about = report.about_id;
  return [
    ...(hasEffect(action, "take") ? await takedown(db, now, target) : []),
    ...(hasEffect(action, "suspend") && about !== null ? suspension(db, now, about) : []),
    ...(hasEffect(action, "state") && about !== null
      ? decisionNotice(db, now, { to: about, action, ownInitiative: false, ...link, replyTo: env.SUPPORT_EMAIL })
      : []),
  ];
}

async function decide(c: Context): Promise<DecisionRow> {
  const { db, now, viewer, env } = c;
  const report = (await findReport(db, c.id())) ?? refuse("not_found");
  const people = await peopleOf(db, { type: report.target_type, id: report.target_id });
  if (isInvolved(viewer.id, [report.about_id, ...people])) refuse("permission_denied");
  const fields = await c.fields();
  if (!canBeDecided(report.status)) refuse("already_done");
  const link = await newDecisionLink();
  const gone = await isGone(db, report.id);
  const results = await c.tx
    .add(
      db
        .prepare("UPDATE report SET status = 'closed', closed_at = ? WHERE id = ? AND status = 'open'")
        .bind(now, report.id),
      mustHaveChanged(db),
      insertAudit(db, now, {
        admin: viewer.id,
        action: fields.action,
        target: { type: "report", id: report.id },
        reason: fields.reason,
      }),
      insertDecision(db, now, { report: report.id, ...fields, hash: link.hash }),
      ...(await consequences(c, report, fields, link)),
      ...reporterNotice(db, now, report, { action: fields.action, gone, replyTo: env.SUPPORT_EMAIL }),
    )
    .commit<DecisionRow>();
  return results[3]?.results[0] as DecisionRow;
}

export const decideReport = endpoint(contract.admin.decideReport, {
  handle: async (c) => {
    const made = await retryOnConflict(() => decide(c));
    triggerDelivery(c);
    return decisionOf(made);
  },
});
