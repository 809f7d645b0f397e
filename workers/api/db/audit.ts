import type { AuditEntry } from "~/domain/admin/admin";
import type { AuditTarget } from "~/domain/admin/audit-target";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { Page } from "~/domain/values/page";
import { allOf, conditionIf } from "./condition";
import type { Database, Write } from "./database";
import { pageOfRows } from "./page";
import { personJson } from "./person";

interface AdminAction {
  admin: number;
  action: string;
  target: { type: AuditTarget; id: number };
  reason: string;
}

interface Share {
  earned: Cents;
  extraBack: boolean;
}

export const withShare = (reason: string, { amount }: { amount: Cents }, { earned, extraBack }: Share): string =>
  `helper ${formatMoney(earned)} / ${formatMoney(amount)}${extraBack && earned > 0 ? ", extra back" : ""}: ${reason}`;

export function insertAudit(db: Database, now: number, { admin, action, target, reason }: AdminAction): Write {
  return db
    .prepare(
      "INSERT INTO audit (admin_id, action, target_type, target_id, reason, created_at) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(admin, action, target.type, target.id, reason, now);
}

export interface AuditRow extends Omit<AuditEntry, "admin" | "created_at"> {
  admin_id: number;
  admin: string | null;
  created_at: number;
}

const SELECT = `SELECT a.*, ${personJson("u")} AS admin FROM audit a JOIN user u ON u.id = a.admin_id`;

export function listAudit(
  db: Database,
  admin: number,
  page: number,
  { target_type, target_id }: { target_type?: AuditTarget; target_id?: number },
): Promise<Page<AuditRow>> {
  const { sql, values } = allOf([
    ...conditionIf(target_type, "a.target_type = ?"),
    ...conditionIf(target_id, "a.target_id = ?"),
  ]);
  return pageOfRows<AuditRow>(db, page, {
    // The log is append-only, so its newest id is its count.
    count: db
      .prepare(`SELECT ${values.length > 0 ? "count(*)" : "coalesce(max(a.id), 0)"} AS n FROM audit a WHERE ${sql}`)
      .bind(...values),
    rows: (limit) => db.prepare(`${SELECT} WHERE ${sql} ORDER BY a.id DESC ${limit}`).bind(admin, ...values),
  });
}
