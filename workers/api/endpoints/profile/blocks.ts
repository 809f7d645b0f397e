import { contract } from "~/api/contract";
import type { Write } from "../../db/database";
import { pageOfRows } from "../../db/page";
import { cardOf, personJson } from "../../db/person";
import type { Transaction } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";

async function otherOfPath(
  c: CallContext<typeof contract.profile.block | typeof contract.profile.unblock>,
  deletedToo: boolean,
): Promise<number> {
  const id = c.id();
  const known = c.db.prepare("SELECT 1 FROM user WHERE id = ?1 AND (?2 OR status <> 'deleted')");
  if (!(await known.bind(id, Number(deletedToo)).first())) refuse("not_found");
  if (id === c.viewer.id) refuseFields({ id: ["self"] });
  return id;
}

async function changeBlocks(tx: Transaction, user: number, change: Write): Promise<{ blocked_users: number[] }> {
  const [, left] = await tx
    .add(change, tx.db.prepare("SELECT blocked_id AS id FROM block WHERE user_id = ? ORDER BY blocked_id").bind(user))
    .commit<{ id: number }>();
  return { blocked_users: (left?.results ?? []).map(({ id }) => id) };
}

export const block = endpoint(contract.profile.block, {
  handle: async (c) => {
    const other = await otherOfPath(c, false);
    const insert = "INSERT INTO block (user_id, blocked_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    return changeBlocks(c.tx, c.viewer.id, c.db.prepare(insert).bind(c.viewer.id, other, c.now));
  },
});

export const unblock = endpoint(contract.profile.unblock, {
  handle: async (c) => {
    const other = await otherOfPath(c, true);
    const remove = "DELETE FROM block WHERE user_id = ? AND blocked_id = ?";
    return changeBlocks(c.tx, c.viewer.id, c.db.prepare(remove).bind(c.viewer.id, other));
  },
});

const THOSE = "FROM block b JOIN user u ON u.id = b.blocked_id WHERE b.user_id = ?1 AND u.status <> 'deleted'";

export const blocked = endpoint(contract.profile.blocked, {
  handle: async (c) => {
    const { page } = await c.fields();
    const { id } = c.viewer;
    const newest = `SELECT ${personJson("u")} AS person ${THOSE} ORDER BY b.created_at DESC, b.blocked_id DESC`;
    const { count, results } = await pageOfRows<{ person: string }>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n ${THOSE}`).bind(id),
      rows: (limit) => c.db.prepare(`${newest} ${limit}`).bind(id),
    });
    return { count, results: results.map(({ person }) => cardOf(person, id, c.language)) };
  },
});
