import type { Database, Write } from "./database";

interface Deed {
  admin: number;
  /** A word: `suspend`, `remove`, `resolve`, … */
  action: string;
  target: { type: string; id: number };
  reason: string;
}

/** The statement that puts what an admin does into the audit log. Goes in the batch of the deed. */
export function audited(db: Database, now: number, { admin, action, target, reason }: Deed): Write {
  return db
    .prepare(
      "INSERT INTO audit (admin_id, action, target_type, target_id, reason, created_at) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(admin, action, target.type, target.id, reason, now);
}
