import { ACCESS_SECONDS, REFRESH_SECONDS, type Tokens } from "~/domain/accounts/account";
import { writeRefresh } from "../../adapters/identity/refresh-token";
import { loginAlert } from "../../db/account-mail";
import type { Database, Write } from "../../db/database";
import { updateLastSeen } from "../../db/last-seen";
import { insertKnownClient, insertSession, type LiveSession, rotateSession, upsertKnownDevice } from "../../db/session";
import { run } from "../../db/transaction";
import type { Client } from "../../http/client";
import { signAccess } from "../../http/credential";
import { randomToken, sha256 } from "../../secrets/secret";

interface NewSession {
  user: number;
  client: Client;
}

export async function openSession(
  db: Database,
  now: number,
  of: NewSession,
): Promise<{ id: string; statements: Write[] }> {
  const id = randomToken();
  const row = { id, kind: "bearer", expires_at: now + REFRESH_SECONDS * 1000 } as const;
  return { id, statements: await grant(db, now, of, row) };
}

/** A social key is valid until logout. Only its SHA-256 is stored, as the session's id. */
export async function openKey(
  db: Database,
  now: number,
  of: NewSession,
): Promise<{ key: string; statements: Write[] }> {
  const key = randomToken(32);
  const row = { id: await sha256(key), kind: "key", expires_at: null } as const;
  return { key, statements: await grant(db, now, of, row) };
}

async function grant(
  db: Database,
  now: number,
  { user, client }: NewSession,
  row: { id: string; kind: "bearer" | "key"; expires_at: number | null },
): Promise<Write[]> {
  const device = await deviceHash(user, client);
  return [
    insertSession(db, now, { ...row, user, client }),
    loginAlert(db, now, { user, session: row.id, client: client.type ?? "", device }),
    insertKnownClient(db, user, client.type ?? ""),
    upsertKnownDevice(db, now, user, device),
    ...updateLastSeen(db, now, user, client),
  ];
}

/** Clients without an id are one device per type: an intruder may leave the id out. */
const deviceHash = (user: number, { device, type }: Client): Promise<string> =>
  sha256(device ? `${user} ${device}` : `without id ${user} ${type ?? ""}`);

export async function tokensOf(
  env: Env,
  now: number,
  session: { id: string; user: number; generation: number },
): Promise<Tokens> {
  const [access, refresh] = await Promise.all([
    signAccess(env, session.user, session.id, now),
    writeRefresh(env, { session: session.id, generation: session.generation }),
  ]);
  return { access, refresh, expires_in: ACCESS_SECONDS };
}

/** False: a concurrent request rotated the token. */
export async function advance(db: Database, session: LiveSession, client: Client, now: number): Promise<boolean> {
  const [moved] = await run(
    db,
    rotateSession(db, now, session, now + REFRESH_SECONDS * 1000),
    ...updateLastSeen(db, now, session.user, client),
  );
  return moved?.meta.changes === 1;
}
