import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import { BOOKMARK_HEADER, isBookmark } from "../../bookmark";
import type { Database, Query } from "../db/database";
import type { CallRequest } from "./call-request";

/**
 * Reads that only the primary answers. Beside these: every call that may change something, with its limits and idempotency
 * key; the credential of every call; and whatever asks no request, the queue, the cron and the inboxes, which take `env.DB`.
 */
const AT_PRIMARY: ReadonlySet<Call> = new Set<Call>(
  [
    // Money.
    contract.payment,
    contract.invoice,
    contract.wallet,
    // By what somebody comes in.
    contract.account,
    contract.passkey,
    contract.social,
    // What somebody was told of is there when they look; what fills the gap of a closed socket misses nothing (020).
    contract.chat,
    contract.notification,
    // What is decided about people.
    contract.admin,
    contract.dev,
  ].flatMap((group) => Object.values<Call>(group)),
);

/** Where one call reads and writes. */
export interface Place {
  db: Database;
  /** May be behind: what is not found here is looked for at the primary. */
  isCopy: boolean;
  /** Up to where it saw or changed the data; null without copies. */
  bookmark(): string | null;
}

/** Every trip to the primary, and up to where its changes went. */
function primary(db: D1Database): Place {
  let last: string | null = null;
  return {
    db: {
      prepare: (sql: string) => db.prepare(sql),
      // Changes are batches. A session would take the next read to a copy, so each has one of its own.
      async batch<T>(queries: Query[]) {
        const session: Database & Pick<D1DatabaseSession, "getBookmark"> = db.withSession("first-primary");
        const results = await session.batch<T>(queries);
        last = session.getBookmark() ?? last;
        return results;
      },
    },
    isCopy: false,
    bookmark: () => last,
  };
}

export function atPrimary(env: Env): Place {
  return env.D1_REPLICAS === "on" ? primary(env.DB) : { db: env.DB, isCopy: false, bookmark: () => null };
}

/** A read by whichever copy is near, that has at least what its bookmark says. */
export function placeOf(call: Call, request: CallRequest, env: Env): Place {
  if (env.D1_REPLICAS !== "on" || call.method !== "GET" || AT_PRIMARY.has(call)) return atPrimary(env);
  const said = request.headers.get(BOOKMARK_HEADER);
  const session = env.DB.withSession(isBookmark(said) ? said : "first-unconstrained");
  return { db: session, isCopy: true, bookmark: () => session.getBookmark() };
}
