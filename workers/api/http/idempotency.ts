import { carrying } from "../db/batch";
import { sha256 } from "../secrets/secret";
import type { Body } from "./body";
import { refuse } from "./refusal";
import { type Draft, textOf } from "./response";
import type { Viewer } from "./viewer";

/** A request that has not answered after this long is taken to have died with its worker. */
const ABANDONED_MS = 120_000;
const KEPT_MS = 24 * 3600 * 1000;
/** Kept as the status of a request that changed something and died before it answered: it is never done again. */
const DONE_UNANSWERED = 0;

interface Kept {
  fingerprint: string;
  status: number | null;
  body: string | null;
  created_at: number;
}

/** The claim on a key: what to do with the answer, or the answer that was given before. */
export interface Claim {
  replay: Draft | null;
  /** The database for the handler: what it commits and the mark that it did are one. */
  db: D1Database;
  keep(answer: Draft): Promise<Draft>;
  drop(): Promise<void>;
}

async function fingerprintOf(request: Request, body: Body): Promise<string> {
  const url = new URL(request.url);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body.bytes as BufferSource));
  return sha256(`${request.method} ${url.pathname.replace(/\/$/, "")}${url.search} ${bytes.join(",")}`);
}

function replayed({ status, body }: Kept): Draft {
  const headers = { "content-type": "application/json; charset=utf-8", "idempotent-replayed": "true" };
  return { status: status ?? 200, headers, body };
}

/** Claims the request's Idempotency-Key (api.md 1.11); null when it has none or nobody is signed in. */
export async function claim(
  db: D1Database,
  viewer: Viewer | null,
  request: Request,
  body: Body,
): Promise<Claim | null> {
  const key = request.headers.get("Idempotency-Key");
  if (key === null || !viewer) return null;
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(key)) refuse("invalid_key");
  const now = Date.now();
  const fingerprint = await fingerprintOf(request, body);
  const [, insert, found] = await db.batch<Kept>([
    db
      .prepare(
        "DELETE FROM idempotency WHERE user_id = ? AND key = ? AND (created_at < ? OR (status IS NULL AND created_at < ?))",
      )
      .bind(viewer.id, key, now - KEPT_MS, now - ABANDONED_MS),
    db
      .prepare(
        "INSERT INTO idempotency (user_id, key, fingerprint, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
      )
      .bind(viewer.id, key, fingerprint, now),
    db
      .prepare("SELECT fingerprint, status, body, created_at FROM idempotency WHERE user_id = ? AND key = ?")
      .bind(viewer.id, key),
  ]);
  const kept = found?.results[0];
  if (!insert?.meta.changes && kept) {
    if (kept.fingerprint !== fingerprint) refuse("idempotency_mismatch");
    if (kept.status === null || kept.status === DONE_UNANSWERED) refuse("in_progress");
    return { replay: replayed(kept), db, keep: async (answer) => answer, drop: async () => {} };
  }
  return mine(db, viewer.id, key);
}

function mine(db: D1Database, user: number, key: string): Claim {
  const drop = async () => {
    await db.prepare("DELETE FROM idempotency WHERE user_id = ? AND key = ? AND status IS NULL").bind(user, key).run();
  };
  const done = db
    .prepare("UPDATE idempotency SET status = ? WHERE user_id = ? AND key = ?")
    .bind(DONE_UNANSWERED, user, key);
  return {
    replay: null,
    db: carrying(db, done).db,
    drop,
    async keep(answer) {
      if ([401, 429].includes(answer.status) || answer.status >= 500) {
        await drop();
        return answer;
      }
      const body = answer.status === 204 ? null : await textOf(answer);
      await db
        .prepare("UPDATE idempotency SET status = ?, body = ? WHERE user_id = ? AND key = ?")
        .bind(answer.status, body, user, key)
        .run();
      return answer;
    },
  };
}
