import type { Database, Write } from "../../db/database";
import { endSessions } from "../accounts/session";

/** Sessions and keys end, open jobs are unlisted. Idempotent. */
export function suspension(db: Database, now: number, user: number): Write[] {
  return [
    db.prepare("UPDATE user SET status = 'suspended' WHERE id = ? AND status = 'active'").bind(user),
    db.prepare("UPDATE job SET listed = 0 WHERE user_id = ? AND listed = 1").bind(user),
    endSessions(db, user, now),
  ];
}

/** Open jobs are listed again. A deleted account stays deleted. */
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
