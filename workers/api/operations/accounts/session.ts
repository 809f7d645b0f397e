import { ACCESS_SECONDS, REFRESH_SECONDS, type Tokens } from "~/domain/account";
import { writeRefresh } from "../../adapters/identity/refresh-token";
import type { Database, Write } from "../../db/database";
import { updateLastSeen } from "../../db/last-seen";
import { run } from "../../db/transaction";
import type { Client } from "../../http/client";
import { signAccess } from "../../http/credential";
import { randomToken, sha256 } from "../../secrets/secret";
import { loginAlert } from "./mails";

interface NewSession {
  user: number;
  client: Client;
}

export async function openSession(
  db: Database,
  now: number,
  of: NewSession,
): Promise<{ id: string; statements: Write[] }> {
  const id = randomToken();
  const row = { id, kind: "bearer", expires_at: now + REFRESH_SECONDS * 1000 } as const;
  return { id, statements: await insertSession(db, now, of, row) };
}

/** A social key is valid until logout. Its SHA-256 is the session's id; the key itself is not stored. */
export async function openKey(
  db: Database,
  now: number,
  of: NewSession,
): Promise<{ key: string; statements: Write[] }> {
  const key = randomToken(32);
  const row = { id: await sha256(key), kind: "key", expires_at: null } as const;
  return { key, statements: await insertSession(db, now, of, row) };
}

async function insertSession(
  db: Database,
  now: number,
  { user, client }: NewSession,
  row: { id: string; kind: "bearer" | "key"; expires_at: number | null },
): Promise<Write[]> {
  const device = client.device && (await sha256(`${user} ${client.device}`));
  return [
    db
      .prepare(
        "INSERT INTO session (id, user_id, kind, client_type, client_version, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
      )
      .bind(row.id, user, row.kind, client.type, client.version, now, row.expires_at),
    loginAlert(db, now, { user, session: row.id, client: client.type ?? "", device }),
    ...knowNow(db, now, { user, client: client.type ?? "", device }),
    ...updateLastSeen(db, now, user, client),
  ];
}

function knowNow(db: Database, now: number, of: { user: number; client: string; device: string | null }): Write[] {
  const client = db
    .prepare("INSERT INTO known_client (user_id, client_type) VALUES (?, ?) ON CONFLICT DO NOTHING")
    .bind(of.user, of.client);
  if (of.device === null) return [client];
  const device = db
    .prepare(
      `INSERT INTO known_device (user_id, device_hash, seen_at) VALUES (?, ?, ?)
       ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = excluded.seen_at`,
    )
    .bind(of.user, of.device, now);
  return [client, device];
}

export async function tokensOf(
  env: Env,
  now: number,
  session: { id: string; user: number; generation: number },
): Promise<Tokens> {
  const [access, refresh] = await Promise.all([
    signAccess(env, session.user, session.id, now),
    writeRefresh(env, { session: session.id, generation: session.generation }),
  ]);
  return { access, refresh, expires_in: ACCESS_SECONDS };
}

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

/** False when a concurrent request rotated the token. */
export async function advance(db: Database, session: LiveSession, client: Client, now: number): Promise<boolean> {
  const [moved] = await run(
    db,
    db
      .prepare(
        `UPDATE session SET generation = generation + 1, rotated_at = ?, expires_at = ?
         WHERE id = ? AND generation = ? AND ended_at IS NULL`,
      )
      .bind(now, now + REFRESH_SECONDS * 1000, session.id, session.generation),
    ...updateLastSeen(db, now, session.user, client),
  );
  return moved?.meta.changes === 1;
}

export function endSession(db: Database, id: string, now: number): Write {
  return db.prepare("UPDATE session SET ended_at = ? WHERE id = ? AND ended_at IS NULL").bind(now, id);
}

export function endSessions(db: Database, user: number, now: number, except = ""): Write {
  return db
    .prepare("UPDATE session SET ended_at = ? WHERE user_id = ? AND ended_at IS NULL AND id <> ?")
    .bind(now, user, except);
}
