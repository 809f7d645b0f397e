import type { contract } from "~/api/contract";
import { type DecisionRow, findDecision } from "../../db/decision";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";
import { sameSecret, sha256 } from "../../secrets/secret";

type Context = CallContext<typeof contract.moderation.appeal | typeof contract.moderation.decision>;

export async function concernedDecision(c: Context, token: string | null): Promise<DecisionRow> {
  if (!c.viewer && token === null) refuse("not_authenticated");
  const row = await findDecision(c.db, c.id());
  if (!row || row.action === "dismiss") return refuse("not_found");
  const own = c.viewer !== null && row.user_id === c.viewer.id;
  const holds = token !== null && sameSecret(row.token_hash, await sha256(token));
  return own || holds ? row : refuse("not_found");
}
