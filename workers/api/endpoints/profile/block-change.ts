import type { contract } from "~/api/contract";
import type { Write } from "../../db/database";
import type { Transaction } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { refuse, refuseFields } from "../../http/refusal";

export async function otherOfPath(
  c: CallContext<typeof contract.profile.block | typeof contract.profile.unblock>,
  deletedToo: boolean,
): Promise<number> {
  const id = c.id();
  const known = c.db.prepare("SELECT 1 FROM user WHERE id = ?1 AND (?2 OR status <> 'deleted')");
  if (!(await known.bind(id, Number(deletedToo)).first())) refuse("not_found");
  if (id === c.viewer.id) refuseFields({ id: ["self"] });
  return id;
}

export async function changeBlocks(tx: Transaction, user: number, change: Write): Promise<{ blocked_users: number[] }> {
  const [, left] = await tx
    .add(change, tx.db.prepare("SELECT blocked_id AS id FROM block WHERE user_id = ? ORDER BY blocked_id").bind(user))
    .commit<{ id: number }>();
  return { blocked_users: (left?.results ?? []).map(({ id }) => id) };
}
