import { TICKET_SECONDS } from "~/domain/live";
import { blocks } from "./chat";
import type { Database, Write } from "./database";
import { run } from "./transaction";

/** Chats that are looked through for who is told that someone is there: those updated last. */
const MOST_CHATS = 100;

/** What someone who may be listening is to hear; which of the columns mean something is told in the migration. */
export interface LiveEvent {
  id: number;
  user_id: number;
  kind: "message" | "read" | "bid" | "notification" | "unread" | "ended" | "parted";
  chat_id: number | null;
  about: number | string | null;
  upto: number | null;
}

/** Takes the oldest events: each is given to one who asks. */
export async function takeEvents(db: Database, most: number): Promise<LiveEvent[]> {
  const [taken] = await run<LiveEvent>(
    db,
    db
      .prepare(
        `DELETE FROM live_event WHERE id IN (SELECT id FROM live_event ORDER BY id LIMIT ?)
         RETURNING id, user_id, kind, chat_id, about, upto`,
      )
      .bind(most),
  );
  return (taken?.results ?? []).sort((one, other) => one.id - other.id);
}

/** The statement that puts an event back, for the next who publishes. */
export function putBack(db: Database, event: LiveEvent): Write {
  return db
    .prepare("INSERT INTO live_event (user_id, kind, chat_id, about, upto) VALUES (?, ?, ?, ?, ?)")
    .bind(event.user_id, event.kind, event.chat_id, event.about, event.upto);
}

/** From now on what happens is noted for this person. Written once an hour at most, however many pages he opens. */
export function listening(db: Database, user: number, least: number, until: number): Write {
  return db
    .prepare(
      `INSERT INTO live_listener (user_id, until) VALUES (?1, ?3)
       ON CONFLICT (user_id) DO UPDATE SET until = ?3 WHERE until < ?2`,
    )
    .bind(user, least, until);
}

/** The other members of someone's latest chats who may be listening; of two of whom one blocks the other neither. */
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

export function keepTicket(db: Database, hash: string, session: string, now: number): Write {
  return db
    .prepare("INSERT INTO live_ticket (hash, session_id, expires_at) VALUES (?, ?, ?)")
    .bind(hash, session, now + TICKET_SECONDS * 1000);
}

/** Uses a ticket up: its session; null when there is none (any more). Of many at once one gets it. */
export async function useTicket(db: Database, hash: string, now: number): Promise<string | null> {
  const [used] = await run<{ session_id: string }>(
    db,
    db.prepare("DELETE FROM live_ticket WHERE hash = ? AND expires_at > ? RETURNING session_id").bind(hash, now),
  );
  return used?.results[0]?.session_id ?? null;
}
