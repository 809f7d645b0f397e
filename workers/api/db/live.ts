import { TICKET_SECONDS } from "~/domain/chats/live-limits";
import type { Language } from "~/domain/values/language";
import { blocks } from "./block";
import { bidJson, unreadChats } from "./chat";
import type { Database, Query, Write } from "./database";
import { messageJson } from "./message";
import { notificationJson, unreadNotifications } from "./notification";
import { isSessionValid } from "./session";
import { run } from "./transaction";

const MAX_CHATS = 100;

/** Migration 0018 describes the columns. */
export interface EventRow {
  id: number;
  user_id: number;
  kind: "message" | "read" | "bid" | "notification" | "unread" | "ended" | "parted";
  about: number | string | null;
  upto: number | null;
  email: string | null;
  language: Language | null;
  chat: string | null;
  blocked: number;
  thing: string | null;
  unread: string | null;
}

export const EVENT_BATCH_SIZE = 200;

const THING = `CASE e.kind
  WHEN 'message' THEN ${messageJson("m.id = e.about", "e.user_id")}
  WHEN 'bid' THEN ${bidJson("b.id = e.about")}
  WHEN 'notification' THEN ${notificationJson("n.id = e.about AND n.user_id = e.user_id")} END`;

const UNREAD = `json_object('chats', ${unreadChats("e.user_id")}, 'notifications', ${unreadNotifications("e.user_id")})`;

const SELECT_EVENTS = `
  SELECT e.id, e.user_id, e.kind, e.about, e.upto, u.email, u.language, c.uri AS chat,
    ${blocks("c.low_id", "c.high_id")} AS blocked, ${THING} AS thing, iif(e.id = e.last, ${UNREAD}, NULL) AS unread
  FROM (SELECT *, max(id) OVER (PARTITION BY user_id) AS last FROM (
    SELECT * FROM live_event WHERE user_id NOT IN (SELECT value FROM json_each(?1)) ORDER BY id LIMIT ${EVENT_BATCH_SIZE})) e
  LEFT JOIN user u ON u.id = e.user_id AND u.status = 'active' LEFT JOIN chat c ON c.id = e.chat_id ORDER BY e.id`;

export const selectEvents = (db: Database, skipped: readonly number[] = []): Query =>
  db.prepare(SELECT_EVENTS).bind(JSON.stringify(skipped));

export const ageEvents = (db: Database, most: number): Write[] => [
  db.prepare("DELETE FROM live_event WHERE waited >= ?").bind(most),
  db.prepare("UPDATE live_event SET waited = waited + 1"),
];

export const deleteEvents = (db: Database, ids: readonly number[]): Write =>
  db.prepare("DELETE FROM live_event WHERE id IN (SELECT value FROM json_each(?))").bind(JSON.stringify(ids));

/** Writes at most once an hour, however many pages are opened. */
export function upsertListener(db: Database, user: number, least: number, until: number): Write {
  return db
    .prepare(
      `INSERT INTO live_listener (user_id, until) VALUES (?1, ?3)
       ON CONFLICT (user_id) DO UPDATE SET until = ?3 WHERE until < ?2`,
    )
    .bind(user, least, until);
}

export async function partnersListening(db: Database, user: number, now: number): Promise<number[]> {
  const latest = (one: string, other: string) =>
    `SELECT * FROM (SELECT ${other} AS id, updated_at FROM chat WHERE ${one} = ?1 ORDER BY updated_at DESC LIMIT ?3)`;
  const { results } = await db
    .prepare(
      `SELECT DISTINCT o.id
       FROM (${latest("low_id", "high_id")} UNION ALL ${latest("high_id", "low_id")} ORDER BY updated_at DESC LIMIT ?3) c
       JOIN live_listener l ON l.user_id = c.id AND l.until > ?2
       JOIN user o ON o.id = c.id AND o.status = 'active' JOIN user u ON u.id = ?1 AND u.status = 'active'
       WHERE NOT ${blocks("?1", "c.id")}`,
    )
    .bind(user, now, MAX_CHATS)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

export function insertTicket(db: Database, hash: string, session: string, now: number): Write {
  return db
    .prepare("INSERT INTO live_ticket (hash, session_id, expires_at) VALUES (?, ?, ?)")
    .bind(hash, session, now + TICKET_SECONDS * 1000);
}

/** Only one of concurrent uses succeeds. */
export async function useTicket(db: Database, hash: string, now: number): Promise<string | null> {
  const [used] = await run<{ session_id: string }>(
    db,
    db.prepare("DELETE FROM live_ticket WHERE hash = ? AND expires_at > ? RETURNING session_id").bind(hash, now),
  );
  return used?.results[0]?.session_id ?? null;
}

interface UnreadCounts {
  chats: number;
  notifications: number;
}

export const unreadCounts = (db: Database, user: number, session: string): Promise<UnreadCounts | null> =>
  db
    .prepare(
      `SELECT ${unreadChats("u.id")} AS chats, ${unreadNotifications("u.id")} AS notifications
       FROM session s JOIN user u ON u.id = s.user_id WHERE s.id = ? AND s.user_id = ? AND ${isSessionValid("?")}`,
    )
    .bind(session, user, Date.now())
    .first<UnreadCounts>();
