import type { Database, Write } from "../db/database";
import { run } from "../db/transaction";
import { seen } from "../db/user";
import { clientOf } from "./client";
import type { Caller } from "./credential";

/** Milliseconds in which a caller who was seen is not recorded again, unless with another version of the app. */
const SEEN_LATELY = 5 * 60_000;

/** Records that the caller was there, and with which version of the app. Nobody waits for it. */
export function recordSeen(env: Env, execution: Pick<ExecutionContext, "waitUntil">, caller: Caller, request: Request) {
  const client = clientOf(request);
  const now = Date.now();
  const isNew = client.version !== null && client.version !== caller.last.version;
  if (!isNew && now - (caller.last.at ?? 0) < SEEN_LATELY) return;
  execution.waitUntil(run(env.DB, seen(env.DB, now, caller.viewer.id, client)));
}

/** The same of a caller of whom nothing was read: a client that says its version is recorded with what it commits. */
export function seenStatements(db: Database, user: number, request: Request): Write[] {
  const client = clientOf(request);
  return client.version === null ? [] : [seen(db, Date.now(), user, client)];
}
