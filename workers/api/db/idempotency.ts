import type { Database, Query, Write } from "./database";

export interface StoredKey {
  fingerprint: string;
  /** Null until the request commits. */
  status: number | null;
  body: string | null;
  created_at: number;
}

interface Key {
  owner: number;
  key: string;
}

export const deleteStaleKey = (
  db: Database,
  { owner, key }: Key,
  { stored, claimed }: { stored: number; claimed: number },
): Write =>
  db
    .prepare(
      "DELETE FROM idempotency WHERE user_id = ? AND key = ? AND (created_at < ? OR (status IS NULL AND created_at < ?))",
    )
    .bind(owner, key, stored, claimed);

export const insertKey = (db: Database, now: number, { owner, key }: Key, fingerprint: string): Write =>
  db
    .prepare(
      "INSERT INTO idempotency (user_id, key, fingerprint, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(owner, key, fingerprint, now);

export const selectKey = (db: Database, { owner, key }: Key): Query =>
  db
    .prepare("SELECT fingerprint, status, body, created_at FROM idempotency WHERE user_id = ? AND key = ?")
    .bind(owner, key);

export const updateKeyStatus = (db: Database, { owner, key }: Key, status: number): Write =>
  db.prepare("UPDATE idempotency SET status = ? WHERE user_id = ? AND key = ?").bind(status, owner, key);

export const deleteUncommittedKey = (db: Database, { owner, key }: Key): Write =>
  db.prepare("DELETE FROM idempotency WHERE user_id = ? AND key = ? AND status IS NULL").bind(owner, key);

export const storeAnswer = (
  db: Database,
  { owner, key }: Key,
  { status, body }: { status: number; body: string | null },
): Write =>
  db
    .prepare("UPDATE idempotency SET status = ?, body = ? WHERE user_id = ? AND key = ?")
    .bind(status, body, owner, key);
