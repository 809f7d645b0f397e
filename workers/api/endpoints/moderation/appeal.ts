import { contract } from "~/api/contract";
import { canBecome } from "~/domain/decision-life";
import { type DecisionRow, decisionOf } from "../../db/decision";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { concernedDecision } from "./concerned";

type Context = CallContext<typeof contract.moderation.appeal>;

async function makeAppeal(c: Context): Promise<DecisionRow> {
  const { token } = c.ids();
  const row = await concernedDecision(c, token);
  const { text } = await c.fields();
  if (!canBecome(row.appeal_status, "open")) refuse("already_done");
  await c.tx
    .add(
      c.db
        .prepare(
          "UPDATE decision SET appeal_text = ?, appeal_status = 'open', appealed_at = ? WHERE id = ? AND appeal_status IS NULL",
        )
        .bind(text, c.now, row.id),
      mustHaveChanged(c.db),
    )
    .commit();
  return { ...row, appeal_text: text, appeal_status: "open" };
}

export const appeal = endpoint(contract.moderation.appeal, {
  handle: async (c) => decisionOf(await retryOnConflict(() => makeAppeal(c))),
});
