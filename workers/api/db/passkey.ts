import { MAX_PASSKEYS, type OwnPasskey, type Passkey } from "~/domain/accounts/passkey";
import type { Page } from "~/domain/values/page";
import type { Database, Query, Write } from "./database";
import { pageOfRows } from "./page";
import type { AccountStatus } from "./user";

export interface PasskeyRow {
  id: number;
  name: string | null;
  created_at: number;
}

export const passkeyOf = (row: PasskeyRow): Passkey => ({ ...row, created_at: new Date(row.created_at).toISOString() });

export async function listPasskeys(db: Database, user: number, page: number): Promise<Page<OwnPasskey>> {
  const own = "FROM passkey WHERE user_id = ?";
  const { count, results } = await pageOfRows<PasskeyRow & { credential_id: string }>(db, page, {
    count: db.prepare(`SELECT count(*) AS n ${own}`).bind(user),
    rows: (limit) =>
      db.prepare(`SELECT id, name, created_at, credential_id ${own} ORDER BY id DESC ${limit}`).bind(user),
  });
  return { count, results: results.map((row) => ({ ...passkeyOf(row), credential_id: row.credential_id })) };
}

export async function everyPasskey(db: Database, user: number): Promise<Passkey[]> {
  const { results } = await db
    .prepare("SELECT id, name, created_at FROM passkey WHERE user_id = ? ORDER BY id DESC")
    .bind(user)
    .all<PasskeyRow>();
  return results.map(passkeyOf);
}

export const passkeysBefore = (db: Database, user: number, before: number, take: number): Query =>
  db
    .prepare("SELECT id, name, created_at FROM passkey WHERE user_id = ? AND id < ? ORDER BY id DESC LIMIT ?")
    .bind(user, before, take);

export async function ownCredentials(db: Database, user: number): Promise<{ id: string; transports: string[] }[]> {
  const { results } = await db
    .prepare("SELECT credential_id, transports FROM passkey WHERE user_id = ? ORDER BY id")
    .bind(user)
    .all<{ credential_id: string; transports: string }>();
  return results.map((row) => ({ id: row.credential_id, transports: wordsOf(row.transports) }));
}

const wordsOf = (written: string) => written.split(" ").filter(Boolean);

interface NewPasskey {
  user: number;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string | null;
}

/** Put `mustHaveChanged` right after it: nothing is inserted beyond the limit per user. */
export function insertPasskey(db: Database, now: number, of: NewPasskey): Write {
  return db
    .prepare(
      `INSERT INTO passkey (user_id, credential_id, public_key, counter, transports, name, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE (SELECT count(*) FROM passkey WHERE user_id = ?1) < ?8`,
    )
    .bind(of.user, of.credentialId, of.publicKey, of.counter, of.transports.join(" "), of.name, now, MAX_PASSKEYS);
}

export async function passkeyOfCredential(db: Database, credentialId: string): Promise<Passkey | null> {
  const query = db.prepare("SELECT id, name, created_at FROM passkey WHERE credential_id = ?").bind(credentialId);
  const row = await query.first<PasskeyRow>();
  return row && passkeyOf(row);
}

export interface KnownPasskey {
  id: number;
  user: number;
  status: AccountStatus;
  public_key: string;
  counter: number;
}

export function findPasskey(db: Database, credentialId: string): Promise<KnownPasskey | null> {
  return db
    .prepare(
      `SELECT p.id, p.user_id AS user, u.status, p.public_key, p.counter FROM passkey p JOIN user u ON u.id = p.user_id
       WHERE p.credential_id = ?`,
    )
    .bind(credentialId)
    .first<KnownPasskey>();
}

export function countLogin(db: Database, now: number, passkey: KnownPasskey, counter: number): Write {
  return db
    .prepare(
      "UPDATE passkey SET counter = ?1, used_at = ?2 WHERE id = ?3 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))",
    )
    .bind(counter, now, passkey.id);
}

export function removePasskey(db: Database, user: number, id: number): Write {
  return db.prepare("DELETE FROM passkey WHERE id = ? AND user_id = ?").bind(id, user);
}

export function endPasskeys(db: Database, user: number): Write[] {
  return [
    db.prepare("DELETE FROM passkey WHERE user_id = ?").bind(user),
    db.prepare("DELETE FROM passkey_challenge WHERE user_id = ?").bind(user),
  ];
}

interface Challenge {
  challenge: string;
  /** Null for a login, where the user is unknown. */
  user: number | null;
}

export const insertChallenge = (db: Database, { challenge, user }: Challenge, expiresAt: number): Write =>
  db
    .prepare("INSERT INTO passkey_challenge (challenge, user_id, expires_at) VALUES (?, ?, ?)")
    .bind(challenge, user, expiresAt);

export const deleteChallenge = (db: Database, now: number, { challenge, user }: Challenge): Write =>
  db
    .prepare("DELETE FROM passkey_challenge WHERE challenge = ? AND user_id IS ? AND expires_at > ?")
    .bind(challenge, user, now);
