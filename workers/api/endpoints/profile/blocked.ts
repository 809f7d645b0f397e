import { contract } from "~/api/contract";
import { pageOfRows } from "../../db/page";
import { cardOf, personJson } from "../../db/person";
import { endpoint } from "../../http/endpoint";

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
