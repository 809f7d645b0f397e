import { contract } from "~/api/contract";
import type { AuditEntry } from "~/domain/admin";
import { allOf, given } from "../../db/condition";
import { pageOfRows } from "../../db/page";
import { cardOf, personJson, timeOf } from "../../db/person";
import { endpoint } from "../../http/endpoint";

interface AuditRow extends Omit<AuditEntry, "admin" | "created_at"> {
  admin_id: number;
  admin: string | null;
  created_at: number;
}

const SELECT = `SELECT a.*, ${personJson("u")} AS admin FROM audit a JOIN user u ON u.id = a.admin_id`;

export const audit = endpoint(contract.admin.audit, {
  handle: async (c) => {
    const { page, target_type, target_id } = await c.fields();
    const { sql, values } = allOf([...given(target_type, "a.target_type = ?"), ...given(target_id, "a.target_id = ?")]);
    const found = await pageOfRows<AuditRow>(c.db, page, {
      // Append-only, so of the whole log the newest id is the count.
      count: c.db
        .prepare(`SELECT ${values.length > 0 ? "count(*)" : "coalesce(max(a.id), 0)"} AS n FROM audit a WHERE ${sql}`)
        .bind(...values),
      rows: (limit) => c.db.prepare(`${SELECT} WHERE ${sql} ORDER BY a.id DESC ${limit}`).bind(c.viewer.id, ...values),
    });
    const results = found.results.map(({ admin_id, ...row }) => ({
      ...row,
      admin: cardOf(row.admin, admin_id, c.language),
      created_at: timeOf(row.created_at),
    }));
    return { count: found.count, results };
  },
});
