import { HOT_DAYS, KEPT_DAYS } from "~/domain/site/retention";
import { copyToArchive, deleteRows, oldestRows } from "../db/archive";
import type { Database } from "../db/database";
import { run } from "../db/transaction";

const DAY = 24 * 3600 * 1000;

/** Two concurrent runs move each row once, in its current state. */
export async function archiveMessages(db: Database, now: number): Promise<number> {
  const due = await oldestRows(db, "message", now - HOT_DAYS * DAY);
  if (due === null) return 0;
  const [, moved] = await run(db, copyToArchive(db, due), deleteRows(db, "message", due));
  return moved?.meta.changes ?? 0;
}

export async function deleteNotifications(db: Database, now: number): Promise<number> {
  const due = await oldestRows(db, "notification", now - KEPT_DAYS.notifications * DAY);
  if (due === null) return 0;
  const [deleted] = await run(db, deleteRows(db, "notification", due));
  return deleted?.meta.changes ?? 0;
}
