import { contract } from "~/api/contract";
import { readRefresh } from "../../adapters/identity/refresh-token";
import { endSession, endSessions } from "../../changes/accounts/session";
import { authenticate } from "../../http/credential";
import { Refusal, refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

interface Ending {
  session: string;
  user: number;
}

/** The session behind the credential; null when that is missing or no longer good. */
async function byCredential(request: Request, env: Env): Promise<Ending | null> {
  try {
    const viewer = (await authenticate(request, env))?.viewer;
    return viewer ? { session: viewer.session, user: viewer.id } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The session behind a refresh token that we gave out, while it goes on. */
async function byRefresh(refresh: string, env: Env): Promise<Ending | null> {
  const token = await readRefresh(env, refresh);
  if (!token) return null;
  return env.DB.prepare("SELECT id AS session, user_id AS user FROM session WHERE id = ? AND ended_at IS NULL")
    .bind(token.session)
    .first<Ending>();
}

/** Ends the session of the credential and that of the refresh token; with `all` every one of the account. */
export function serveLogOut(app: ApiApp): void {
  serve(app, contract.account.logOut, async (q) => {
    const { db, env, now } = q;
    const { refresh, all } = await q.fields();
    const own = await byCredential(q.request, env);
    if (!own && !refresh) refuse("not_authenticated");
    const named = refresh ? await byRefresh(refresh, env) : null;
    const ending = [own, named].filter((one) => one !== null);
    const ends = ending.map((one) => (all ? endSessions(db, one.user, now) : endSession(db, one.session, now)));
    if (ends.length > 0) await db.batch(ends);
    return undefined;
  });
}
