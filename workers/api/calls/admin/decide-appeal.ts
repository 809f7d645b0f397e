import { contract } from "~/api/contract";
import { canBecome, hasEffect } from "~/domain/decision";
import { givingBack } from "../../changes/moderation/restore";
import { restoration } from "../../changes/moderation/suspension";
import { audited } from "../../db/audit";
import { commit, mustHaveChanged } from "../../db/batch";
import { type DecisionRow, decisionOf, findDecision } from "../../db/decision";
import { mail, tell, wake } from "../../db/outbox";
import { again } from "../../db/retry-on-conflict";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

type Deciding = Question<typeof contract.admin.decideAppeal>;
type Fields = Awaited<ReturnType<Deciding["fields"]>>;

/** Undoes what the decision did. */
function overturning(q: Deciding, { action, target_type, target_id, user_id }: DecisionRow): D1PreparedStatement[] {
  const { db, now } = q;
  if (hasEffect(action, "take")) return givingBack(db, now, { type: target_type, id: target_id });
  return hasEffect(action, "suspend") && user_id !== null ? restoration(db, user_id) : [];
}

function answering(q: Deciding, row: DecisionRow, { statement }: Fields): D1PreparedStatement[] {
  const { db, now, env } = q;
  if (row.user_id === null) return [];
  const key = `appeal:${row.id}`;
  return [
    ...tell(db, now, { to: row.user_id, type: "moderation", key }),
    mail(db, now, {
      key,
      template: "appeal",
      to: { user: row.user_id },
      replyTo: env.SUPPORT_EMAIL,
      data: { decision: row.id, statement },
    }),
  ];
}

/** Of two admins at once the first decides. */
async function decide(q: Deciding): Promise<DecisionRow> {
  const { db, now, viewer } = q;
  const row = await findDecision(db, q.id());
  if (!row || row.appeal_status === null) return refuse("not_found");
  const fields = await q.fields();
  const { outcome, statement, reason } = fields;
  if (!canBecome(row.appeal_status, outcome)) refuse("already_done");
  await commit(db, [
    db
      .prepare(
        `UPDATE decision SET appeal_status = ?, appeal_statement = ?, appeal_decided_at = ?
         WHERE id = ? AND appeal_status = 'open'`,
      )
      .bind(outcome, statement, now, row.id),
    mustHaveChanged(db),
    audited(db, now, { admin: viewer.id, action: outcome, target: { type: "decision", id: row.id }, reason }),
    ...(outcome === "overturned" ? overturning(q, row) : []),
    ...answering(q, row, fields),
  ]);
  return { ...row, appeal_status: outcome, appeal_statement: statement };
}

export function serveDecideAppeal(app: ApiApp): void {
  serve(app, contract.admin.decideAppeal, async (q) => {
    const decided = await again(() => decide(q));
    wake(q.env, q.execution);
    return decisionOf(decided);
  });
}
