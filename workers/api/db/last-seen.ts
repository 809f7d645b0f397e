import { AWAY_HOURS } from "~/domain/notifications/notification";
import type { Database, Write } from "./database";
import { enqueue } from "./outbox";

const AWAY = AWAY_HOURS * 3600 * 1000;

export const isLongAgo = (seen: number | null, now: number): boolean => seen !== null && seen < now - AWAY;

export function updateLastSeen(db: Database, now: number, user: number, client: { version: string | null }): Write[] {
  return [
    enqueue(db, now, {
      kind: "missed_jobs",
      key: "'missed_jobs:' || id || ':' || ?2",
      payload: "json_object('user', id, 'after', away_after)",
      rows: { from: "FROM user WHERE id = ?1 AND away_after IS NOT NULL", values: [user, now] },
    }),
    db
      .prepare("UPDATE user SET last_seen = ?, away_after = NULL, app_version = coalesce(?, app_version) WHERE id = ?")
      .bind(now, client.version, user),
  ];
}

/** Jobs that the queue has not handled yet are announced with the missed ones. */
const NEWEST_TOLD = `coalesce(
  (SELECT min(json_extract(payload, '$.job')) - 1 FROM outbox WHERE kind = 'job_match' AND delivered_at IS NULL AND failed_at IS NULL),
  (SELECT max(id) FROM job), 0)`;

export function markAway(db: Database, now: number, most: number, user: number | null): Write {
  return db
    .prepare(
      `UPDATE user SET away_after = ${NEWEST_TOLD} WHERE id IN (
         SELECT u.id FROM helper h INDEXED BY helper_in_reach JOIN user u ON u.id = h.user_id
         WHERE h.category = 0 AND h.away = 0 AND coalesce(u.last_seen, u.created_at) < ?1 AND (?2 IS NULL OR u.id = ?2)
           AND NOT EXISTS (SELECT 1 FROM push_subscription WHERE user_id = u.id)
           AND NOT EXISTS (SELECT 1 FROM one_signal WHERE user_id = u.id)
         LIMIT ?3)
       RETURNING id`,
    )
    .bind(now - AWAY, user, most);
}
