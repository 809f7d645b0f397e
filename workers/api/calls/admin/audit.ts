import { contract } from "~/api/contract";
import type { AuditEntry } from "~/domain/desk";
import { pageOfRows } from "../../db/page";
import { cardOf, personJson, timeOf } from "../../db/person";
import { type ApiApp, serve } from "../../http/serve";

interface AuditRow extends Omit<AuditEntry, "admin" | "created_at"> {
  admin_id: number;
  admin: string | null;
  created_at: number;
}

const SELECT = `SELECT a.*, ${personJson("u")} AS admin FROM audit a JOIN user u ON u.id = a.admin_id`;

/** What admins did, and why. */
export function serveAudit(app: ApiApp): void {
  serve(app, contract.admin.audit, async (q) => {
    const { page } = await q.fields();
    const found = await pageOfRows<AuditRow>(q.db, page, {
      // Only ever added to, so the newest one says how many there are.
      count: q.db.prepare("SELECT coalesce(max(id), 0) AS n FROM audit"),
      rows: (limit) => q.db.prepare(`${SELECT} ORDER BY a.id DESC ${limit}`).bind(q.viewer.id),
    });
    const results = found.results.map(({ admin_id, ...row }) => ({
      ...row,
      admin: cardOf(row.admin, admin_id, q.language),
      created_at: timeOf(row.created_at),
    }));
    return { count: found.count, results };
  });
}
