import { contract } from "~/api/contract";
import { hasEffect } from "~/domain/decision";
import { canBeDecided } from "~/domain/report";
import { stating } from "../../changes/moderation/statement";
import { suspension } from "../../changes/moderation/suspension";
import { taking } from "../../changes/moderation/takedown";
import { audited } from "../../db/audit";
import { commit, mustHaveChanged } from "../../db/batch";
import { type DecisionRow, decisionOf } from "../../db/decision";
import { wake } from "../../db/outbox";
import { findReport, type ReportRow } from "../../db/report";
import { again } from "../../db/retry-on-conflict";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { randomToken, sha256 } from "../../secrets/secret";

type Deciding = Question<typeof contract.admin.decideReport>;
type Fields = Awaited<ReturnType<Deciding["fields"]>>;

async function consequences(q: Deciding, report: ReportRow, { action }: Fields, token: string) {
  const { db, now, env } = q;
  const target = { type: report.target_type, id: report.target_id };
  const about = report.about_id;
  return [
    ...(hasEffect(action, "take") ? await taking(db, now, target) : []),
    ...(hasEffect(action, "suspend") && about !== null ? suspension(db, now, about) : []),
    ...(hasEffect(action, "state") && about !== null
      ? stating(db, now, { to: about, report: report.id, token, replyTo: env.SUPPORT_EMAIL })
      : []),
  ];
}

/** Closes the report and does what was decided, in one. Of two admins at once the first decides. */
async function decide(q: Deciding): Promise<DecisionRow> {
  const { db, now, viewer } = q;
  const report = (await findReport(db, q.id())) ?? refuse("not_found");
  const fields = await q.fields();
  if (!canBeDecided(report.status)) refuse("already_done");
  const excludes =
    hasEffect(fields.action, "suspend") || (hasEffect(fields.action, "take") && report.target_type === "user");
  if (excludes && report.about_id === viewer.id) refuse("permission_denied");
  const token = randomToken();
  const results = await commit<DecisionRow>(db, [
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
    audited(db, now, {
      admin: viewer.id,
      action: fields.action,
      target: { type: "report", id: report.id },
      reason: fields.reason,
    }),
    ...(await consequences(q, report, fields, token)),
  ]);
  return results[2]?.results[0] as DecisionRow;
}

export function serveDecideReport(app: ApiApp): void {
  serve(app, contract.admin.decideReport, async (q) => {
    const made = await again(() => decide(q));
    wake(q.env, q.execution);
    return decisionOf(made);
  });
}
