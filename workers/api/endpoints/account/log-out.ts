import { contract } from "~/api/contract";
import { readRefresh } from "../../adapters/identity/refresh-token";
import type { CallRequest } from "../../http/call-request";
import { authenticate } from "../../http/credential";
import { endpoint } from "../../http/endpoint";
import { Refusal, refuse } from "../../http/refusal";
import { endSession, endSessions } from "../../operations/accounts/session";

interface Ending {
  session: string;
  user: number;
}

async function byCredential(request: CallRequest, env: Env): Promise<Ending | null> {
  try {
    const viewer = (await authenticate(request, env))?.viewer;
    return viewer ? { session: viewer.session, user: viewer.id } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function byRefresh(refresh: string, env: Env): Promise<Ending | null> {
  const token = await readRefresh(env, refresh);
  if (!token) return null;
  return env.DB.prepare("SELECT id AS session, user_id AS user FROM session WHERE id = ? AND ended_at IS NULL")
    .bind(token.session)
    .first<Ending>();
}

export const logOut = endpoint(contract.account.logOut, {
  handle: async (c) => {
    const { db, env, now } = c;
    const { refresh, all } = await c.fields();
    const own = await byCredential(c.request, env);
    if (!own && !refresh) refuse("not_authenticated");
    const named = refresh ? await byRefresh(refresh, env) : null;
    const ending = [own, named].filter((one) => one !== null);
    const ends = ending.map((one) => (all ? endSessions(db, one.user, now) : endSession(db, one.session, now)));
    await c.tx.add(...ends).commit();
    return undefined;
  },
});
