import type { Language } from "~/domain/values/language";
import type { Database, Query, Write } from "./database";
export const isSessionValid = (now: string) =>
  `s.ended_at IS NULL AND coalesce(s.expires_at > ${now}, 1) AND u.status = 'active'`;

export const STATE_OF_USER = "json_array(u.name, u.company, u.email, u.language, u.roles, u.business, u.verification)";

export interface SessionRow {
  id: number;
  session: string;
  name: string;
  company: string | null;
  email: string;
  language: Language;
  roles: string;
  business: number;
  verification: string;
  app_version: string | null;
  last_seen: number | null;
  state: string;
}

const FIND_SESSION = `
  SELECT u.id, s.id AS session, u.name, u.company, u.email, u.language, u.roles, u.business, u.verification,
    u.app_version, u.last_seen, ${STATE_OF_USER} AS state
  FROM session s JOIN user u ON u.id = s.user_id
  WHERE s.id = ? AND ${isSessionValid("?")}`;

export const selectSession = (db: Database, session: string): Query =>
  db.prepare(FIND_SESSION).bind(session, Date.now());

interface Ending {
  session: string;
  user: number;
}

export const findUnended = (db: Database, session: string): Promise<Ending | null> =>
  db
    .prepare("SELECT id AS session, user_id AS user FROM session WHERE id = ? AND ended_at IS NULL")
    .bind(session)
    .first<Ending>();

export const provedAt = (db: Database, session: string): Promise<number | null> =>
  db
    .prepare("SELECT coalesce(proved_at, created_at) AS at FROM session WHERE id = ?")
    .bind(session)
    .first<number>("at");

export const markProved = (db: Database, now: number, session: string): Write =>
  db.prepare("UPDATE session SET proved_at = ? WHERE id = ?").bind(now, session);

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

export const hasDevice = async (db: Database, user: number, device: string): Promise<boolean> =>
  (await db.prepare("SELECT 1 FROM known_device WHERE user_id = ? AND device_hash = ?").bind(user, device).first()) !==
  null;

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

export function suspensionOf(db: Database, session: string): Promise<{ statement: string | null } | null> {
  return db
    .prepare(
      `SELECT (SELECT d.statement FROM decision d WHERE d.user_id = u.id AND d.action = 'suspend' ORDER BY d.id DESC LIMIT 1) AS statement
       FROM session s JOIN user u ON u.id = s.user_id WHERE s.id = ? AND u.status = 'suspended'`,
    )
    .bind(session)
    .first<{ statement: string | null }>();
}

/** A concurrent request may have rotated the token: then nothing changes. */
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
