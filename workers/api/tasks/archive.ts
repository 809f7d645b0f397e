import { HOT_DAYS, KEPT_DAYS } from "~/domain/retention";
import type { Database } from "../db/database";
import { run } from "../db/transaction";

const DAY = 24 * 3600 * 1000;
const BATCH = 1000;

/** Ids of the oldest rows, as JSON: ids grow with time. Null if no row is old enough. */
async function oldest(db: Database, table: "message" | "notification", before: number): Promise<string | null> {
  const first = await db.prepare(`SELECT created_at FROM ${table} ORDER BY id LIMIT 1`).first<number>("created_at");
  if (first === null || first >= before) return null;
  return db
    .prepare(
      `SELECT json_group_array(id) AS due
       FROM (SELECT id, created_at FROM ${table} ORDER BY id LIMIT ${BATCH}) WHERE created_at < ?`,
    )
    .bind(before)
    .first<string>("due");
}

const THOSE = "WHERE id IN (SELECT value FROM json_each(?))";
const COLUMNS =
  "id, chat_id, sender_id, message, bid_id, payment_id, day, first_of_day, created_at, read_at, removed, event";

/** Two concurrent runs move each row once, in its current state. */
async function archiveMessages(db: Database, now: number): Promise<number> {
  const due = await oldest(db, "message", now - HOT_DAYS * DAY);
  if (due === null) return 0;
  const [, moved] = await run(
    db,
    db.prepare(`INSERT INTO archived_message (${COLUMNS}) SELECT ${COLUMNS} FROM message ${THOSE}`).bind(due),
    db.prepare(`DELETE FROM message ${THOSE}`).bind(due),
  );
  return moved?.meta.changes ?? 0;
}

async function deleteNotifications(db: Database, now: number): Promise<number> {
  const due = await oldest(db, "notification", now - KEPT_DAYS.notifications * DAY);
  if (due === null) return 0;
  const [deleted] = await run(db, db.prepare(`DELETE FROM notification ${THOSE}`).bind(due));
  return deleted?.meta.changes ?? 0;
}

export const archive = async (db: Database, now: number): Promise<number> =>
  (await archiveMessages(db, now)) + (await deleteNotifications(db, now));
