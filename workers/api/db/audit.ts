import type { AuditTarget } from "~/domain/audit-target";
import type { Database, Write } from "./database";

interface AdminAction {
  admin: number;
  action: string;
  target: { type: AuditTarget; id: number };
  reason: string;
}

export function insertAudit(db: Database, now: number, { admin, action, target, reason }: AdminAction): Write {
  return db
    .prepare(
      "INSERT INTO audit (admin_id, action, target_type, target_id, reason, created_at) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(admin, action, target.type, target.id, reason, now);
}
