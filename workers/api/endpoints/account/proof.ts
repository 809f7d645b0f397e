import { contract } from "~/api/contract";
import { PROOF_MINUTES, type Proof } from "~/domain/proof";
import type { Database } from "../../db/database";
import { timeOf } from "../../db/person";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import type { Viewer } from "../../http/viewer";
import { ownPasswordCheck } from "./own-password";

const PROOF_MS = PROOF_MINUTES * 60_000;

async function provedUntil(db: Database, now: number, { session }: Viewer): Promise<number | null> {
  const at = await db
    .prepare("SELECT coalesce(proved_at, created_at) AS at FROM session WHERE id = ?")
    .bind(session)
    .first<number>("at");
  return at !== null && now < at + PROOF_MS ? at + PROOF_MS : null;
}

const proofOf = (until: number | null): Proof => ({ proved_until: until === null ? null : timeOf(until) });

/** A stolen session must not make itself a way in that lasts. */
export async function requireProof(db: Database, now: number, viewer: Viewer): Promise<void> {
  if ((await provedUntil(db, now, viewer)) === null) refuse("proof_required");
}

export const readProof = endpoint(contract.account.readProof, {
  handle: async ({ db, now, viewer }) => proofOf(await provedUntil(db, now, viewer)),
});

export const prove = endpoint(contract.account.prove, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    await c.fields({ password: ownPasswordCheck(db, viewer.id) });
    await c.tx.add(db.prepare("UPDATE session SET proved_at = ? WHERE id = ?").bind(now, viewer.session)).commit();
    return proofOf(now + PROOF_MS);
  },
});
