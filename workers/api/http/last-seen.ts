import { SEEN_EVERY_MS } from "~/domain/chats/last-seen";
import type { Database, Write } from "../db/database";
import { isLongAgo, updateLastSeen } from "../db/last-seen";
import { triggerDelivery } from "../db/outbox";
import { run } from "../db/transaction";
import type { CallRequest } from "./call-request";
import { clientOf } from "./client";
import type { Seen } from "./credential";

export function recordSeen(
  env: Env,
  execution: Pick<ExecutionContext, "waitUntil">,
  caller: Seen,
  request: CallRequest,
) {
  const client = clientOf(request);
  const now = Date.now();
  const isNew = client.version !== null && client.version !== caller.last.version;
  if (!isNew && now - (caller.last.at ?? 0) < SEEN_EVERY_MS) return;
  const isBack = isLongAgo(caller.last.at, now);
  caller.last = { at: now, version: client.version ?? caller.last.version };
  execution.waitUntil(
    run(env.DB, ...updateLastSeen(env.DB, now, caller.viewer.id, client)).then(() => {
      if (isBack) triggerDelivery({ env, execution });
    }),
  );
}

export function seenStatements(db: Database, user: number, request: CallRequest): Write[] {
  const client = clientOf(request);
  return client.version === null ? [] : updateLastSeen(db, Date.now(), user, client);
}
