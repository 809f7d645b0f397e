import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { cardOf, personJson } from "../../db/person";
import { endpoint } from "../../http/endpoint";

const THOSE = "FROM block b JOIN user u ON u.id = b.blocked_id WHERE b.user_id = ?1 AND u.status <> 'deleted'";

export const blocked = endpoint(contract.profile.blocked, {
  handle: async (c) => {
    const { page } = await c.fields();
    const { id } = c.viewer;
    const [count, cards] = await c.db.batch<{ n: number; person: string }>([
      c.db.prepare(`SELECT count(*) AS n ${THOSE}`).bind(id),
      c.db
        .prepare(
          `SELECT ${personJson("u")} AS person ${THOSE} ORDER BY b.created_at DESC, b.blocked_id DESC LIMIT ?2 OFFSET ?3`,
        )
        .bind(id, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    ]);
    return {
      count: count?.results[0]?.n ?? 0,
      results: (cards?.results ?? []).map(({ person }) => cardOf(person, id, c.language)),
    };
  },
});
