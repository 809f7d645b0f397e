import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { commit } from "../../db/batch";
import { cardOf, personJson } from "../../db/person";
import type { Question } from "../../http/context";
import { refuse, refuseFields } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

const { block, unblock, blocked } = contract.profile;

/** The person a path names, who must exist and be another. Who deleted his account can only be let go. */
async function otherOfPath(q: Question<typeof block> | Question<typeof unblock>, deletedToo: boolean): Promise<number> {
  const id = q.id();
  const known = q.db.prepare("SELECT 1 FROM user WHERE id = ?1 AND (?2 OR status <> 'deleted')");
  if (!(await known.bind(id, Number(deletedToo)).first())) refuse("not_found");
  if (id === q.viewer.id) refuseFields({ id: ["self"] });
  return id;
}

/** Runs a change of whom someone blocks, and gives whom he blocks then. */
async function changed(
  db: D1Database,
  user: number,
  change: D1PreparedStatement,
): Promise<{ blocked_users: number[] }> {
  const [, left] = await commit<{ id: number }>(db, [
    change,
    db.prepare("SELECT blocked_id AS id FROM block WHERE user_id = ? ORDER BY blocked_id").bind(user),
  ]);
  return { blocked_users: (left?.results ?? []).map(({ id }) => id) };
}

const THOSE = "FROM block b JOIN user u ON u.id = b.blocked_id WHERE b.user_id = ?1 AND u.status <> 'deleted'";

/** Whom one does not want to hear from. Bids, questions and messages ask for it in the statement that makes them. */
export function serveBlocks(app: ApiApp): void {
  serve(app, block, async (q) => {
    const other = await otherOfPath(q, false);
    const insert = "INSERT INTO block (user_id, blocked_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    return changed(q.db, q.viewer.id, q.db.prepare(insert).bind(q.viewer.id, other, q.now));
  });

  serve(app, unblock, async (q) => {
    const other = await otherOfPath(q, true);
    const remove = "DELETE FROM block WHERE user_id = ? AND blocked_id = ?";
    return changed(q.db, q.viewer.id, q.db.prepare(remove).bind(q.viewer.id, other));
  });

  serve(app, blocked, async (q) => {
    const { page } = await q.fields();
    const { id } = q.viewer;
    const [count, cards] = await q.db.batch<{ n: number; person: string }>([
      q.db.prepare(`SELECT count(*) AS n ${THOSE}`).bind(id),
      q.db
        .prepare(
          `SELECT ${personJson("u")} AS person ${THOSE} ORDER BY b.created_at DESC, b.blocked_id DESC LIMIT ?2 OFFSET ?3`,
        )
        .bind(id, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    ]);
    return {
      count: count?.results[0]?.n ?? 0,
      results: (cards?.results ?? []).map(({ person }) => cardOf(person, id, q.language)),
    };
  });
}
