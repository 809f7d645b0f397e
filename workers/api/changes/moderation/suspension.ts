import type { Database, Write } from "../../db/database";
import { endSessions } from "../accounts/session";

/** Statements that shut somebody out: sessions and keys end, open jobs are not listed. Nothing of it when he is already. */
export function suspension(db: Database, now: number, user: number): Write[] {
  return [
    db.prepare("UPDATE user SET status = 'suspended' WHERE id = ? AND status = 'active'").bind(user),
    db.prepare("UPDATE job SET listed = 0 WHERE user_id = ? AND listed = 1").bind(user),
    endSessions(db, user, now),
  ];
}

/** Statements that let him in again; his open jobs are listed as before. A deleted account stays so. */
export function restoration(db: Database, user: number): Write[] {
  return [
    db.prepare("UPDATE user SET status = 'active' WHERE id = ? AND status = 'suspended'").bind(user),
    db
      .prepare(
        `UPDATE job SET listed = 1 WHERE user_id = ?1 AND status = 'open' AND listed = 0
         AND EXISTS (SELECT 1 FROM user WHERE id = ?1 AND status = 'active')`,
      )
      .bind(user),
  ];
}
