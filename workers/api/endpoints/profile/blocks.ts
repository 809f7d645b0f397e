import { contract } from "~/api/contract";
import { canBeBlocked, deleteBlock, insertBlock, listBlocked, selectBlocked } from "../../db/block";
import type { Write } from "../../db/database";
import { cardOf } from "../../db/person";
import type { Transaction } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";

async function otherOfPath(
  c: CallContext<typeof contract.profile.block | typeof contract.profile.unblock>,
  deletedToo: boolean,
): Promise<number> {
  const id = c.id();
  if (!(await canBeBlocked(c.db, id, { deletedToo }))) refuse("not_found");
  if (id === c.viewer.id) refuseFields({ id: ["self"] });
  return id;
}

async function changeBlocks(tx: Transaction, user: number, change: Write): Promise<{ blocked_users: number[] }> {
  const [, left] = await tx.add(change, selectBlocked(tx.db, user)).commit<{ id: number }>();
  return { blocked_users: (left?.results ?? []).map(({ id }) => id) };
}

export const block = endpoint(contract.profile.block, {
  handle: async (c) => {
    const other = await otherOfPath(c, false);
    const { id: user } = c.viewer;
    return changeBlocks(c.tx, user, insertBlock(c.db, c.now, { user, blocked: other }));
  },
});

export const unblock = endpoint(contract.profile.unblock, {
  handle: async (c) => {
    const other = await otherOfPath(c, true);
    const { id: user } = c.viewer;
    return changeBlocks(c.tx, user, deleteBlock(c.db, { user, blocked: other }));
  },
});

export const blocked = endpoint(contract.profile.blocked, {
  handle: async (c) => {
    const { page } = await c.fields();
    const { id } = c.viewer;
    const { count, results } = await listBlocked(c.db, id, page);
    return { count, results: results.map(({ person }) => cardOf(person, id, c.language)) };
  },
});
