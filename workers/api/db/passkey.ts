import { PAGE_SIZE, type Page } from "~/domain/page";
import { MAX_PASSKEYS, type Passkey } from "~/domain/passkey";
import type { Database, Write } from "./database";
import type { AccountStatus } from "./user";

interface Row {
  id: number;
  name: string | null;
  created_at: number;
}

const passkeyOf = (row: Row): Passkey => ({ ...row, created_at: new Date(row.created_at).toISOString() });

/** A page of someone's passkeys, newest first. */
export async function listPasskeys(db: Database, user: number, page: number): Promise<Page<Passkey>> {
  const [counted, listed] = await db.batch<Row & { n: number }>([
    db.prepare("SELECT count(*) AS n FROM passkey WHERE user_id = ?").bind(user),
    db
      .prepare("SELECT id, name, created_at FROM passkey WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?")
      .bind(user, PAGE_SIZE, (page - 1) * PAGE_SIZE),
  ]);
  return { count: counted?.results[0]?.n ?? 0, results: (listed?.results ?? []).map(passkeyOf) };
}

/** What authenticators have of someone: they make no second one. */
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

/** Keeps a passkey, while there is room for one more. Put `mustHaveChanged` right after it. */
export function insertPasskey(db: Database, now: number, of: NewPasskey): Write {
  return db
    .prepare(
      `INSERT INTO passkey (user_id, credential_id, public_key, counter, transports, name, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE (SELECT count(*) FROM passkey WHERE user_id = ?1) < ?8`,
    )
    .bind(of.user, of.credentialId, of.publicKey, of.counter, of.transports.join(" "), of.name, now, MAX_PASSKEYS);
}

/** The passkey as its holder sees it. */
export async function passkeyOfCredential(db: Database, credentialId: string): Promise<Passkey | null> {
  const found = db.prepare("SELECT id, name, created_at FROM passkey WHERE credential_id = ?").bind(credentialId);
  const row = await found.first<Row>();
  return row && passkeyOf(row);
}

/** A passkey as a login needs it, with whose it is. */
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

/** Counts a login, unless another got further meanwhile. Put `mustHaveChanged` right after it. */
export function countLogin(db: Database, now: number, passkey: KnownPasskey, counter: number): Write {
  return db
    .prepare(
      "UPDATE passkey SET counter = ?1, used_at = ?2 WHERE id = ?3 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))",
    )
    .bind(counter, now, passkey.id);
}

/** Removes one's own. */
export function removePasskey(db: Database, user: number, id: number): Write {
  return db.prepare("DELETE FROM passkey WHERE id = ? AND user_id = ?").bind(id, user);
}

/** Removes all of an account, and what its authenticators were asked to sign. */
export function endPasskeys(db: Database, user: number): Write[] {
  return [
    db.prepare("DELETE FROM passkey WHERE user_id = ?").bind(user),
    db.prepare("DELETE FROM passkey_challenge WHERE user_id = ?").bind(user),
  ];
}
