import { contract } from "~/api/contract";
import { listAudit } from "../../db/audit";
import { cardOf, timeOf } from "../../db/person";
import { endpoint } from "../../http/endpoint";

export const audit = endpoint(contract.admin.audit, {
  handle: async (c) => {
    const { page, ...target } = await c.fields();
    const entries = await listAudit(c.db, c.viewer.id, page, target);
    const results = entries.results.map(({ admin_id, ...row }) => ({
      ...row,
      admin: cardOf(row.admin, admin_id, c.language),
      created_at: timeOf(row.created_at),
    }));
    return { count: entries.count, results };
  },
});
