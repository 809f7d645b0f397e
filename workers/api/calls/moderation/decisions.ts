import { contract } from "~/api/contract";
import { canBecome } from "~/domain/decision";
import { commit, mustHaveChanged } from "../../db/batch";
import { type DecisionRow, decisionOf, findDecision, TOLD } from "../../db/decision";
import { pageOfRows } from "../../db/page";
import { again } from "../../db/retry-on-conflict";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { sameSecret, sha256 } from "../../secrets/secret";

type Appealing = Question<typeof contract.moderation.appeal>;

/** The decision, when it concerns the viewer, or when the caller has the token of its mail. */
async function concerned(q: Appealing, token: string | null): Promise<DecisionRow> {
  const row = await findDecision(q.db, q.id());
  if (!row || row.action === "dismiss") return refuse("not_found");
  const own = q.viewer !== null && row.user_id === q.viewer.id;
  const holds = token !== null && sameSecret(row.token_hash, await sha256(token));
  return own || holds ? row : refuse("not_found");
}

async function appeal(q: Appealing): Promise<DecisionRow> {
  const { token } = q.ids();
  if (!q.viewer && token === null) refuse("not_authenticated");
  const row = await concerned(q, token);
  const { text } = await q.fields();
  if (!canBecome(row.appeal_status, "open")) refuse("already_done");
  await commit(q.db, [
    q.db
      .prepare(
        "UPDATE decision SET appeal_text = ?, appeal_status = 'open', appealed_at = ? WHERE id = ? AND appeal_status IS NULL",
      )
      .bind(text, q.now, row.id),
    mustHaveChanged(q.db),
  ]);
  return { ...row, appeal_text: text, appeal_status: "open" };
}

/** Decisions about own things, and appeals against them (api.md 4.14). */
export function serveDecisions(app: ApiApp): void {
  serve(app, contract.moderation.decisions, async (q) => {
    const { page } = await q.fields();
    const own = `FROM decision WHERE user_id = ? AND ${TOLD}`;
    const found = await pageOfRows<DecisionRow>(q.db, page, {
      count: q.db.prepare(`SELECT count(*) AS n ${own}`).bind(q.viewer.id),
      rows: (limit) => q.db.prepare(`SELECT * ${own} ORDER BY id DESC ${limit}`).bind(q.viewer.id),
    });
    return { ...found, results: found.results.map(decisionOf) };
  });

  serve(app, contract.moderation.appeal, async (q) => decisionOf(await again(() => appeal(q))));
}
