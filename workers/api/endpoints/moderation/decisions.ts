import { contract } from "~/api/contract";
import { type DecisionRow, decisionOf, VISIBLE_DECISION } from "../../db/decision";
import { pageOfRows } from "../../db/page";
import { endpoint } from "../../http/endpoint";

export const decisions = endpoint(contract.moderation.decisions, {
  handle: async (c) => {
    const { page } = await c.fields();
    const own = `FROM decision WHERE user_id = ? AND ${VISIBLE_DECISION}`;
    const found = await pageOfRows<DecisionRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n ${own}`).bind(c.viewer.id),
      rows: (limit) => c.db.prepare(`SELECT * ${own} ORDER BY id DESC ${limit}`).bind(c.viewer.id),
    });
    return { ...found, results: found.results.map(decisionOf) };
  },
});
