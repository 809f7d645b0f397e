import type { Call } from "~/api/call";
import type { Database, Write } from "../db/database";
import {
  deleteStaleKey,
  deleteUncommittedKey,
  insertKey,
  type StoredKey,
  selectKey,
  storeAnswer,
  updateKeyStatus,
} from "../db/idempotency";
import { run } from "../db/transaction";
import { sha256 } from "../secrets/secret";
import type { Body } from "./body";
import type { CallRequest } from "./call-request";
import { refuse } from "./refusal";
import { type PendingResponse, textOf } from "./response";
import type { Viewer } from "./viewer";

const ABANDONED_MS = 120_000;
export const STORED_MS = 24 * 3600 * 1000;
/** The request committed but has not answered: it never runs again. */
const DONE_UNANSWERED = 0;
/** Visitors' keys are random per form. No account has this id. */
const VISITOR = 0;

interface ClaimedKey {
  replay: PendingResponse | null;
  marks: Write[];
  store(response: PendingResponse): Promise<PendingResponse>;
}

const digest = async (bytes: BufferSource) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join(",");

/** Clients choose a new boundary for each attempt. */
async function contentOf(request: CallRequest, { values, bytes }: Body): Promise<string> {
  if (!/^multipart\//i.test(request.headers.get("Content-Type") ?? "")) return digest(bytes as BufferSource);
  const entries = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const));
  const parts = entries.map(async ([name, value]) => {
    return [name, value instanceof Blob ? [value.type, await digest(await value.arrayBuffer())] : value];
  });
  return JSON.stringify(await Promise.all(parts));
}

async function fingerprintOf(request: CallRequest, body: Body): Promise<string> {
  const url = new URL(request.url);
  return sha256(`${request.method} ${url.pathname.replace(/\/$/, "")}${url.search} ${await contentOf(request, body)}`);
}

function replayed({ status, body }: StoredKey): PendingResponse {
  const headers = {
    ...(body !== null && { "content-type": "application/json; charset=utf-8" }),
    "idempotent-replayed": "true",
  };
  return { status: status ?? 200, headers, body };
}

/** The answer of a request that committed long ago is lost. */
const refuseUnanswered = ({ status, created_at }: StoredKey, now: number) =>
  refuse(status === DONE_UNANSWERED && created_at < now - ABANDONED_MS ? "answer_lost" : "in_progress");

/** Null also for visitors of calls that do not accept their keys (docs/conventions.md#idempotency-key). */
export async function claimKey(
  db: Database,
  { call, viewer, request }: { call: Call; viewer: Viewer | null; request: CallRequest },
  body: Body,
): Promise<ClaimedKey | null> {
  const key = request.headers.get("Idempotency-Key");
  const owner = viewer?.id ?? (call.visitorKeys ? VISITOR : null);
  if (key === null || owner === null) return null;
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(key)) refuse("invalid_key");
  const now = Date.now();
  const fingerprint = await fingerprintOf(request, body);
  const own = { owner, key };
  const [, insert, row] = await run<StoredKey>(
    db,
    deleteStaleKey(db, own, { stored: now - STORED_MS, claimed: now - ABANDONED_MS }),
    insertKey(db, now, own, fingerprint),
    selectKey(db, own),
  );
  const stored = row?.results[0];
  if (insert?.meta.changes || !stored) return claimed(db, own);
  if (stored.fingerprint !== fingerprint) refuse("idempotency_mismatch");
  if (stored.status === null || stored.status === DONE_UNANSWERED) return refuseUnanswered(stored, now);
  return { replay: replayed(stored), marks: [], store: async (response) => response };
}

/** Such a request may be repeated with the same key. */
const isPassing = (status: number) => status === 401 || status === 429 || status >= 500;

function claimed(db: Database, own: { owner: number; key: string }): ClaimedKey {
  return {
    replay: null,
    marks: [updateKeyStatus(db, own, DONE_UNANSWERED)],
    async store(response) {
      if (isPassing(response.status)) {
        await run(db, deleteUncommittedKey(db, own));
        return response;
      }
      const body = response.status === 204 ? null : await textOf(response);
      await run(db, storeAnswer(db, own, { status: response.status, body }));
      return response;
    },
  };
}
