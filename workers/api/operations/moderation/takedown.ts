import type { Target, TargetType } from "~/domain/report-life";
import type { Database, Write } from "../../db/database";
import { findJob } from "../../db/job";
import { MESSAGE_TABLES } from "../../db/message";
import { jobRemoval } from "./job-takedown";
import { chatWithout, countedAsUnread } from "./message-in-chat";
import { suspension } from "./suspension";

/** `content` and `from` are SQL about the id `?1`. */
function storeContent(db: Database, now: number, type: TargetType, id: number, content: string, from: string) {
  return db
    .prepare(
      `INSERT OR REPLACE INTO taken (target_type, target_id, content, taken_at) SELECT '${type}', ?1, ${content}, ?2 ${from}`,
    )
    .bind(id, now);
}

async function job(db: Database, now: number, id: number): Promise<Write[]> {
  const row = await findJob(db, null, id);
  if (!row || row.status === "deleted") return [];
  const kept = storeContent(db, now, "job", id, "json_object('status', status)", "FROM job WHERE id = ?1");
  return [kept, ...(await jobRemoval(db, now, row))];
}

function comment(db: Database, now: number, id: number): Write[] {
  const columns = ["job_id", "user_id", "comment", "reply", "created_at", "replied_at"];
  const content = `json_object(${columns.map((column) => `'${column}', ${column}`).join(", ")})`;
  return [
    storeContent(db, now, "comment", id, content, "FROM comment WHERE id = ?1"),
    db.prepare("DELETE FROM comment WHERE id = ?").bind(id),
  ];
}

/** A message that announces a bid only loses its text, as the bid does. */
function message(db: Database, now: number, id: number): Write[] {
  const content =
    "json_object('message', m.message, 'bid_message', (SELECT b.message FROM bid b WHERE b.id = m.bid_id))";
  return [
    storeContent(db, now, "message", id, content, "FROM every_message m WHERE m.id = ?1 AND m.removed = 0"),
    db
      .prepare(
        "UPDATE bid SET message = NULL WHERE id = (SELECT bid_id FROM every_message WHERE id = ? AND removed = 0)",
      )
      .bind(id),
    countedAsUnread(db, id, -1),
    ...MESSAGE_TABLES.map((table) => db.prepare(`UPDATE ${table} SET message = '', removed = 1 WHERE id = ?`).bind(id)),
    ...chatWithout(db, id),
  ];
}

function review(db: Database, now: number, id: number): Write[] {
  const from = "FROM review WHERE id = ?1 AND status <> 'removed'";
  return [
    storeContent(db, now, "review", id, "json_object('status', status)", from),
    db.prepare("UPDATE review SET status = 'removed', deleted = 1 WHERE id = ?").bind(id),
  ];
}

/** Idempotent. */
export async function takedown(db: Database, now: number, { type, id }: Target): Promise<Write[]> {
  switch (type) {
    case "job":
      return job(db, now, id);
    case "comment":
      return comment(db, now, id);
    case "message":
      return message(db, now, id);
    case "review":
      return review(db, now, id);
    case "user":
      return suspension(db, now, id);
  }
}
