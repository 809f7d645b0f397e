import type { Database, Query, Write } from "./database";
import { isSessionValid, STATE_OF_USER } from "./session";

export interface Recent {
  n: number;
  first: number;
}

const recentOf = (subject: string) =>
  `SELECT count(*) AS n, min(at) AS first FROM (
     SELECT at FROM hit WHERE what = ? AND at > ? AND subject = ${subject} ORDER BY at DESC LIMIT ?)`;
const RECENT = recentOf("?");
const RECENT_OF_SESSION = recentOf("(SELECT CAST(user_id AS TEXT) FROM session WHERE id = ?)");

interface Window {
  what: string;
  since: number;
  most: number;
}

export const selectRecentOfSession = (db: Database, { what, since, most }: Window, session: string): Query =>
  db.prepare(RECENT_OF_SESSION).bind(what, since, session, most);

export const findRecent = (db: Database, { what, since, most }: Window, subject: string): Promise<Recent | null> =>
  db.prepare(RECENT).bind(what, since, subject, most).first<Recent>();

export interface Hit extends Window {
  subject: string;
  now: number;
}

const bound = ({ what, subject, now, since, most }: Hit) => [what, subject, now, since, most];

export const insertHitBelow = (db: Database, hit: Hit): Write =>
  db
    .prepare(
      `INSERT INTO hit (what, subject, at) SELECT ?1, ?2, ?3
       WHERE (SELECT count(*) FROM hit WHERE what = ?1 AND subject = ?2 AND at > ?4) < ?5`,
    )
    .bind(...bound(hit));

const countSql = (subject: string) =>
  `INSERT INTO hit (what, subject, at) SELECT ?1, ${subject}, iif(
     (SELECT count(*) FROM hit WHERE what = ?1 AND subject = ?2 AND at > ?4) < ?5, ?3, NULL)`;
const COUNT = countSql("?2");
const COUNT_IF_CHANGED = `${COUNT} WHERE changes() = 1`;
const COUNT_IN_SESSION = countSql(
  `(SELECT ?2 FROM session s JOIN user u ON u.id = s.user_id
    WHERE s.id = ?6 AND s.user_id = CAST(?2 AS INTEGER) AND ${isSessionValid("?3")}
      AND coalesce(${STATE_OF_USER} = ?7, 1))`,
);

/** Undoes the transaction above the limit (`AdmissionError`). */
export const insertHit = (db: Database, hit: Hit): Write => db.prepare(COUNT).bind(...bound(hit));

/** Counts if the statement right before it changed one row, as this one then does. */
export const insertHitIfChanged = (db: Database, hit: Hit): Write => db.prepare(COUNT_IF_CHANGED).bind(...bound(hit));

/** `state` null: unseen. */
export const insertHitInSession = (
  db: Database,
  hit: Hit,
  { session, state }: { session: string; state: string | null },
): Write => db.prepare(COUNT_IN_SESSION).bind(...bound(hit), session, state);

/** Keeps the failed logins of networks. `key`: an `emailKey`. */
export const forgetFailedLogins = (db: Database, key: string): Write =>
  db
    .prepare(
      `DELETE FROM hit WHERE what = 'failed_login_address' AND subject = ?1
         OR what = 'failed_login' AND subject >= ?1 || ' ' AND subject < ?1 || '!'`,
    )
    .bind(key);
