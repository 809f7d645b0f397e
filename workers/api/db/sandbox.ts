import type { SocialApp } from "~/domain/accounts/social";
import type { Cents } from "~/domain/money/money";
import type { Database, Write } from "./database";

interface Authorization {
  hash: string;
  app: SocialApp;
  redirect_uri: string;
  challenge: string;
}

export const insertCode = (
  db: Database,
  { hash, app, redirect_uri, challenge }: Authorization,
  { claims, expires_at }: { claims: string; expires_at: number },
): Write =>
  db
    .prepare(
      "INSERT INTO sandbox_code (code_hash, app, redirect_uri, challenge, claims, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(hash, app, redirect_uri, challenge, claims, expires_at);

export const useCode = (db: Database, now: number, { hash, app, redirect_uri, challenge }: Authorization): Write =>
  db
    .prepare(
      `UPDATE sandbox_code SET used_at = ?1
       WHERE code_hash = ?2 AND app = ?3 AND redirect_uri = ?4 AND challenge = ?5 AND used_at IS NULL AND expires_at > ?1
       RETURNING claims`,
    )
    .bind(now, hash, app, redirect_uri, challenge);

export const findSigningKey = (db: Database): Promise<string | null> =>
  db.prepare("SELECT jwk FROM sandbox_key").first<string>("jwk");

/** The first of two concurrent keys stays. */
export const insertSigningKey = (db: Database, jwk: string): Write =>
  db.prepare("INSERT INTO sandbox_key (id, jwk) VALUES (1, ?) ON CONFLICT DO NOTHING").bind(jwk);

export const ordersAbout = async (db: Database, about: string): Promise<{ cents: Cents }[]> =>
  (await db.prepare("SELECT cents FROM sandbox_order WHERE about = ? LIMIT 2").bind(about).all<{ cents: Cents }>())
    .results;

interface SandboxOrder {
  key: string;
  about: string;
  cents: Cents;
}

export const insertOrder = (
  db: Database,
  now: number,
  { key, about, cents }: SandboxOrder,
  remembered: number,
): Write =>
  db
    .prepare(
      `INSERT INTO sandbox_order (key, about, cents, created_at) SELECT ?1, ?2, ?3, ?4
       WHERE NOT EXISTS (SELECT 1 FROM sandbox_order WHERE key = ?1 AND created_at > ?5)`,
    )
    .bind(key, about, cents, now, remembered);

export const lastEventType = <Type extends string>(db: Database, ids: readonly string[]): Promise<Type | null> =>
  db
    .prepare(
      "SELECT type FROM provider_event WHERE id IN (?, ?, ?, ?) ORDER BY received_at DESC, type = 'payment.processing' LIMIT 1",
    )
    .bind(...ids)
    .first<Type>("type");

export const isEventKnown = async (db: Database, id: string): Promise<boolean> =>
  (await db.prepare("SELECT 1 AS known FROM provider_event WHERE id = ?").bind(id).first<number>("known")) === 1;

export const countUsersAndJobs = (db: Database): Promise<{ users: number; jobs: number } | null> =>
  db
    .prepare("SELECT (SELECT count(*) FROM user) AS users, (SELECT count(*) FROM job) AS jobs")
    .first<{ users: number; jobs: number }>();
