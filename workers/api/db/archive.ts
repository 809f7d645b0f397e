import type { Database, Write } from "./database";

const BATCH_SIZE = 1000;

/** Ids grow with time. Null: no row is old enough. */
export async function oldestRows(
  db: Database,
  table: "message" | "notification",
  before: number,
): Promise<string | null> {
  const first = await db.prepare(`SELECT created_at FROM ${table} ORDER BY id LIMIT 1`).first<number>("created_at");
  if (first === null || first >= before) return null;
  return db
    .prepare(
      `SELECT json_group_array(id) AS due
       FROM (SELECT id, created_at FROM ${table} ORDER BY id LIMIT ${BATCH_SIZE}) WHERE created_at < ?`,
    )
    .bind(before)
    .first<string>("due");
}

const THOSE = "WHERE id IN (SELECT value FROM json_each(?))";
const COLUMNS =
  "id, chat_id, sender_id, message, bid_id, payment_id, day, first_of_day, created_at, read_at, removed, event";

export const copyToArchive = (db: Database, ids: string): Write =>
  db.prepare(`INSERT INTO archived_message (${COLUMNS}) SELECT ${COLUMNS} FROM message ${THOSE}`).bind(ids);

export const deleteRows = (db: Database, table: "message" | "notification", ids: string): Write =>
  db.prepare(`DELETE FROM ${table} ${THOSE}`).bind(ids);
