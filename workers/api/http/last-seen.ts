import { carrying } from "../db/batch";
import { seen } from "../db/user";
import { clientOf } from "./client";
import type { Caller } from "./credential";

/** Milliseconds in which a caller who was seen is not noted again, unless with another version of the app. */
const SEEN_LATELY = 5 * 60_000;

/** Notes that the caller was there, and with which version of the app (api.md 3.1). Nobody waits for it. */
export function noteSeen(env: Env, execution: Pick<ExecutionContext, "waitUntil">, caller: Caller, request: Request) {
  const client = clientOf(request);
  const now = Date.now();
  const isNew = client.version !== null && client.version !== caller.last.version;
  if (!isNew && now - (caller.last.at ?? 0) < SEEN_LATELY) return;
  execution.waitUntil(seen(env.DB, now, caller.viewer.id, client).run());
}

/** The same of a caller of whom nothing was read: a client that says its version is noted with what it commits. */
export function noteInCommit(db: D1Database, user: number, request: Request): D1Database {
  const client = clientOf(request);
  return client.version === null ? db : carrying(db, seen(db, Date.now(), user, client)).db;
}
