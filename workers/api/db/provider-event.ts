import type { Database, Write } from "./database";

/** The primary key undoes a transaction that repeats an event. */
export const insertProviderEvent = (db: Database, now: number, { id, type }: { id: string; type: string }): Write =>
  db.prepare("INSERT INTO provider_event (id, type, received_at) VALUES (?, ?, ?)").bind(id, type, now);
