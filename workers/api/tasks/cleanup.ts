import { COUNTED_DAYS, EVENT_DAYS } from "~/domain/analytics";
import { KEPT_DAYS } from "~/domain/retention";
import type { Database } from "../db/database";
import { countDays } from "../db/engagement";
import { run } from "../db/transaction";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

export async function cleanUp(db: Database, now: number, user?: number): Promise<number> {
  const of = user ?? null;
  const own = [
    db
      .prepare("DELETE FROM idempotency WHERE created_at < ?1 AND (?2 IS NULL OR user_id = ?2)")
      .bind(now - KEPT_DAYS.answers * DAY, of),
    db
      .prepare("DELETE FROM mailed_link WHERE expires_at < ?1 AND (?2 IS NULL OR user_id = ?2)")
      .bind(now - KEPT_DAYS.links * DAY, of),
    db
      .prepare("DELETE FROM session WHERE coalesce(ended_at, expires_at) < ?1 AND (?2 IS NULL OR user_id = ?2)")
      .bind(now - KEPT_DAYS.sessions * DAY, of),
    db
      .prepare("DELETE FROM known_device WHERE seen_at < ?1 AND (?2 IS NULL OR user_id = ?2)")
      .bind(now - KEPT_DAYS.devices * DAY, of),
  ];
  const everyones = [
    // One limit counts a whole day.
    db
      .prepare("DELETE FROM hit WHERE at < ?1 AND (what <> 'invitations' OR at < ?2)")
      .bind(now - 2 * HOUR, now - KEPT_DAYS.hits * DAY),
    db.prepare("DELETE FROM passkey_challenge WHERE expires_at < ?").bind(now),
    db.prepare("DELETE FROM sandbox_code WHERE expires_at < ?").bind(now),
    db.prepare("DELETE FROM live_ticket WHERE expires_at < ?").bind(now),
    db.prepare("DELETE FROM live_listener WHERE until < ?").bind(now),
    // Reminders that became void.
    db.prepare("UPDATE appointment SET remind_at = NULL WHERE remind_at < ?1 AND starts_at < ?1").bind(now),
    db.prepare("DELETE FROM outbox WHERE delivered_at < ?").bind(now - KEPT_DAYS.letters * DAY),
    db.prepare("DELETE FROM partner_visit WHERE visited_at < ?").bind(now - KEPT_DAYS.visits * DAY),
    countDays(db, now),
    db.prepare("DELETE FROM engagement_day WHERE day < ?").bind(now - COUNTED_DAYS * DAY),
    db.prepare("DELETE FROM client_event WHERE received_at < ?").bind(now - EVENT_DAYS * DAY),
  ];
  const results = await run(db, ...own, ...(of === null ? everyones : []));
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}
