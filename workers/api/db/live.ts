import { TICKET_SECONDS } from "~/domain/live-limits";
import { blocks } from "./chat";
import type { Database, Query, Write } from "./database";
import { run, selectUsersWithEvents } from "./transaction";

const MOST_CHATS = 100;

/** Migration 0018 describes the columns. */
export interface LiveEvent {
  id: number;
  kind: "message" | "read" | "bid" | "notification" | "unread" | "ended" | "parted";
  chat_id: number | null;
  about: number | string | null;
  upto: number | null;
}

/** SQL for what the events of one kind are about. Bind the user as `?1`. */
export const aboutEvents = (kind: LiveEvent["kind"]) =>
  `(SELECT about FROM live_event WHERE user_id = ?1 AND kind = '${kind}')`;

/** Not told yet, the oldest first. */
export const eventsOf = (db: Database, user: number): Query =>
  db.prepare("SELECT id, kind, chat_id, about, upto FROM live_event WHERE user_id = ? ORDER BY id").bind(user);

/** Those up to this one were told. */
export const deleteEvents = (db: Database, user: number, upTo: number): Write =>
  db.prepare("DELETE FROM live_event WHERE user_id = ? AND id <= ?").bind(user, upTo);

export async function usersWithEvents(db: Database): Promise<number[]> {
  return (await selectUsersWithEvents(db).all<{ user_id: number }>()).results.map(({ user_id }) => user_id);
}

/** Written at most once an hour, however many pages are opened. */
export function upsertListener(db: Database, user: number, least: number, until: number): Write {
  return db
    .prepare(
      `INSERT INTO live_listener (user_id, until) VALUES (?1, ?3)
       ON CONFLICT (user_id) DO UPDATE SET until = ?3 WHERE until < ?2`,
    )
    .bind(user, least, until);
}

/** Only people who may be connected, and no blocks either way. */
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
    .bind(user, now, MOST_CHATS)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

export function insertTicket(db: Database, hash: string, session: string, now: number): Write {
  return db
    .prepare("INSERT INTO live_ticket (hash, session_id, expires_at) VALUES (?, ?, ?)")
    .bind(hash, session, now + TICKET_SECONDS * 1000);
}

/** Null when it does not exist (any more). Of concurrent uses one succeeds. */
export async function useTicket(db: Database, hash: string, now: number): Promise<string | null> {
  const [used] = await run<{ session_id: string }>(
    db,
    db.prepare("DELETE FROM live_ticket WHERE hash = ? AND expires_at > ? RETURNING session_id").bind(hash, now),
  );
  return used?.results[0]?.session_id ?? null;
}
