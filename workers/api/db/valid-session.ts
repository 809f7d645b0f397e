import type { Language } from "~/domain/language";
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

/** Selects nothing if the session ended or the account is not active. */
export const selectSession = (db: Database, session: string): Query =>
  db.prepare(FIND_SESSION).bind(session, Date.now());

interface Ending {
  session: string;
  user: number;
}

/** Returns null if the session ended. */
export const findUnended = (db: Database, session: string): Promise<Ending | null> =>
  db
    .prepare("SELECT id AS session, user_id AS user FROM session WHERE id = ? AND ended_at IS NULL")
    .bind(session)
    .first<Ending>();

/** Returns when a session last proved to be its user's, in epoch milliseconds: its log-in counts. */
export const provedAt = (db: Database, session: string): Promise<number | null> =>
  db
    .prepare("SELECT coalesce(proved_at, created_at) AS at FROM session WHERE id = ?")
    .bind(session)
    .first<number>("at");

export const markProved = (db: Database, now: number, session: string): Write =>
  db.prepare("UPDATE session SET proved_at = ? WHERE id = ?").bind(now, session);
