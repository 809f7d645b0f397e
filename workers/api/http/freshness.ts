import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import { BOOKMARK_HEADER, isBookmark } from "../../bookmark";
import type { Database, Query } from "../db/database";
import type { CallRequest } from "./call-request";

/** Only the primary answers these reads. Writes, credentials and code without a request also use the primary. */
const AT_PRIMARY: ReadonlySet<Call> = new Set<Call>(
  [
    contract.payment,
    contract.invoice,
    contract.wallet,
    contract.account,
    contract.passkey,
    contract.social,
    // The subject of a notification must be there, and the catch-up after a lost connection complete (record 020).
    contract.chat,
    contract.notification,
    contract.admin,
    contract.dev,
  ].flatMap((group) => Object.values<Call>(group)),
);

export interface DbSession {
  db: Database;
  /** A stale copy may lack something: then the primary is asked. */
  isCopy: boolean;
  bookmark(): string | null;
}

function primary(db: D1Database): DbSession {
  let last: string | null = null;
  return {
    db: {
      prepare: (sql: string) => db.prepare(sql),
      // After a batch a session would send the next read to a replica, so each batch has its own session.
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

export function atPrimary(env: Env): DbSession {
  return env.D1_REPLICAS === "on" ? primary(env.DB) : { db: env.DB, isCopy: false, bookmark: () => null };
}

export function placeOf(call: Call, request: CallRequest, env: Env): DbSession {
  if (env.D1_REPLICAS !== "on" || call.method !== "GET" || AT_PRIMARY.has(call)) return atPrimary(env);
  const said = request.headers.get(BOOKMARK_HEADER);
  const session = env.DB.withSession(isBookmark(said) ? said : "first-unconstrained");
  return { db: session, isCopy: true, bookmark: () => session.getBookmark() };
}
