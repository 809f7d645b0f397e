import type { Database, Write } from "./database";

interface NewSession {
  id: string;
  user: number;
  kind: "bearer" | "key";
  client: { type: string | null; version: string | null };
  /** Null: valid until logout. */
  expires_at: number | null;
}

export const insertSession = (db: Database, now: number, { id, user, kind, client, expires_at }: NewSession): Write =>
  db
    .prepare(
      "INSERT INTO session (id, user_id, kind, client_type, client_version, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id, user, kind, client.type, client.version, now, expires_at);

export const insertKnownClient = (db: Database, user: number, client: string): Write =>
  db.prepare("INSERT INTO known_client (user_id, client_type) VALUES (?, ?) ON CONFLICT DO NOTHING").bind(user, client);

export const upsertKnownDevice = (db: Database, now: number, user: number, device: string): Write =>
  db
    .prepare(
      `INSERT INTO known_device (user_id, device_hash, seen_at) VALUES (?, ?, ?)
       ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = excluded.seen_at`,
    )
    .bind(user, device, now);

export interface LiveSession {
  id: string;
  user: number;
  generation: number;
  rotated_at: number | null;
  last_seen: number | null;
}

export function findLive(db: Database, id: string, now: number): Promise<LiveSession | null> {
  return db
    .prepare(
      `SELECT s.id, s.user_id AS user, s.generation, s.rotated_at, u.last_seen FROM session s JOIN user u ON u.id = s.user_id
       WHERE s.id = ? AND s.kind = 'bearer' AND s.ended_at IS NULL AND s.expires_at > ? AND u.status = 'active'`,
    )
    .bind(id, now)
    .first<LiveSession>();
}

/** Returns why the account of a session is suspended, as its holder reads it; null unless it is. */
export function suspensionOf(db: Database, session: string): Promise<{ statement: string | null } | null> {
  return db
    .prepare(
      `SELECT (SELECT d.statement FROM decision d WHERE d.user_id = u.id AND d.action = 'suspend' ORDER BY d.id DESC LIMIT 1) AS statement
       FROM session s JOIN user u ON u.id = s.user_id WHERE s.id = ? AND u.status = 'suspended'`,
    )
    .bind(session)
    .first<{ statement: string | null }>();
}

/** Changes nothing when a concurrent request rotated the token. */
export const rotateSession = (
  db: Database,
  now: number,
  { id, generation }: Pick<LiveSession, "id" | "generation">,
  expiresAt: number,
): Write =>
  db
    .prepare(
      `UPDATE session SET generation = generation + 1, rotated_at = ?, expires_at = ?
       WHERE id = ? AND generation = ? AND ended_at IS NULL`,
    )
    .bind(now, expiresAt, id, generation);

export function endSession(db: Database, id: string, now: number): Write {
  return db.prepare("UPDATE session SET ended_at = ? WHERE id = ? AND ended_at IS NULL").bind(now, id);
}

export function endSessions(db: Database, user: number, now: number, except = ""): Write {
  return db
    .prepare("UPDATE session SET ended_at = ? WHERE user_id = ? AND ended_at IS NULL AND id <> ?")
    .bind(now, user, except);
}
