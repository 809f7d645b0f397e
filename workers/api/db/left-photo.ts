import { UNSENT_PHOTO_HOURS } from "~/domain/jobs/image-limits";
import { DISPUTES_OF_DEAL } from "./chat-photo";
import type { Database, Query, Write } from "./database";

const IS_NEEDED = `(EXISTS (SELECT 1 FROM report r
    WHERE r.target_type = 'message' AND r.target_id = p.message_id AND r.status = 'open')
  OR EXISTS (SELECT 1 FROM report r WHERE r.target_type = 'photo' AND r.target_id = p.id AND r.status = 'open')
  OR (p.about IS NOT NULL AND EXISTS (SELECT 1 FROM ${DISPUTES_OF_DEAL} AND d.status <> 'closed')))`;

export interface LeftPhoto {
  id: number;
  small_key: string;
  large_key: string;
}

export const removedPhotos = (db: Database, most: number): Query =>
  db
    .prepare(
      `SELECT p.id, p.small_key, p.large_key FROM chat_photo p
       WHERE p.removed_at IS NOT NULL AND p.large_key IS NOT NULL AND NOT ${IS_NEEDED} LIMIT ?`,
    )
    .bind(most);

/** A removed photo leaves its row, because its message says so. */
export function forgetFiles(db: Database, ids: readonly number[]): Write[] {
  const removed = "id IN (SELECT value FROM json_each(?)) AND removed_at IS NOT NULL";
  return [
    `DELETE FROM chat_photo WHERE ${removed} AND unsent_for IS NOT NULL`,
    `UPDATE chat_photo SET small_key = NULL, large_key = NULL WHERE ${removed}`,
  ].map((sql) => db.prepare(sql).bind(JSON.stringify(ids)));
}

const UNSENT_MS = UNSENT_PHOTO_HOURS * 3_600_000;

export const removeOldUnsent = (db: Database, now: number, most: number): Write =>
  db
    .prepare(
      `UPDATE chat_photo SET removed_at = ?1, alt = NULL WHERE id IN (
         SELECT id FROM chat_photo WHERE unsent_for IS NOT NULL AND removed_at IS NULL AND created_at <= ?2 LIMIT ?3)`,
    )
    .bind(now, now - UNSENT_MS, most);
