import { jwtVerify, SignJWT } from "jose";
import { ACCESS_SECONDS } from "~/domain/account";
import type { Language } from "~/domain/value";
import type { Database, Query } from "../db/database";
import { stands } from "../db/standing";
import { sha256 } from "../secrets/secret";
import { type LimitName, type Recent, recentOfSession } from "./limit";
import { refuse } from "./refusal";

import type { Viewer } from "./viewer";

interface SessionRow {
  id: number;
  session: string;
  name: string;
  company: string | null;
  email: string;
  language: Language;
  roles: string;
  business: number;
  verification: string;
  app_version: string | null;
  last_seen: number | null;
}

const keys = new Map<string, Promise<CryptoKey>>();

/** Made once for an isolate: jose would make it anew for every token. */
function signingKey(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret);
  if (!key) {
    const bytes = new TextEncoder().encode(secret);
    key = crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
    keys.set(secret, key);
  }
  return key;
}

/** An access token: names the session, lives 15 minutes, and is worth nothing once the session has ended. */
export async function signAccess(env: Env, user: number, session: string, now: number): Promise<string> {
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(user))
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + ACCESS_SECONDS)
    .sign(await signingKey(env.TOKEN_SECRET));
}

interface Read {
  user: number;
  session: string;
  /** Epoch seconds. */
  expires: number;
}

/**
 * Tokens whose signature was found good, with what they say: a client sends the same one for 15 minutes. Whether the
 * session still stands is asked of the database every time.
 */
const read = new Map<string, Read>();
const MOST_READ = 5000;

async function readAccess(token: string, env: Env): Promise<Read> {
  const known = read.get(token);
  if (known) return known;
  const { payload } = await jwtVerify(token, await signingKey(env.TOKEN_SECRET), {
    algorithms: ["HS256"],
    requiredClaims: ["exp", "sid", "sub"],
  });
  const said = { user: Number(payload.sub), session: String(payload.sid), expires: Number(payload.exp) };
  if (read.size >= MOST_READ) read.clear();
  read.set(token, said);
  return said;
}

/** What a good access token says that has not run out; refused otherwise. */
async function accessOf(token: string, env: Env): Promise<Read> {
  const said = await readAccess(token, env).catch(() => null);
  return said && said.expires * 1000 > Date.now() ? said : refuse("token_not_valid");
}

/** The session a credential names, and whose it is as far as the credential itself says so. */
async function namedBy(header: string, env: Env): Promise<{ session: string; user: number | null }> {
  const [scheme = "", token, more] = header.split(" ");
  if (!token || more !== undefined) return refuse("token_not_valid");
  if (scheme.toLowerCase() === "token") return { session: await sha256(token), user: null };
  if (scheme.toLowerCase() !== "bearer") return refuse("token_not_valid");
  return accessOf(token, env);
}

const FIND_SESSION = `
  SELECT u.id, s.id AS session, u.name, u.company, u.email, u.language, u.roles, u.business, u.verification,
    u.app_version, u.last_seen
  FROM session s JOIN user u ON u.id = s.user_id
  WHERE s.id = ? AND ${stands("?")}`;

export interface Caller {
  viewer: Viewer;
  /** What the caller did lately that counts against the limit that was asked for. */
  recent: Recent | null;
  /** When, and with which version of the app, the caller was last seen. */
  last: { at: number | null; version: string | null };
}

function viewerOf(row: SessionRow): Viewer {
  return {
    id: row.id,
    session: row.session,
    name: row.name,
    company: row.company,
    email: row.email,
    language: row.language,
    roles: row.roles.split(" ").filter(Boolean),
    business: row.business === 1,
    verified: row.verification === "verified",
  };
}

const findSession = (env: Env, session: string) => env.DB.prepare(FIND_SESSION).bind(session, Date.now());

/** Who a session is of, while it goes on and the account is active; null otherwise. */
export async function viewerOfSession(env: Env, session: string): Promise<Viewer | null> {
  const row = await findSession(env, session).first<SessionRow>();
  return row && viewerOf(row);
}

/** A credential that looks good: what the database must be asked of it, and what its answers mean. */
export interface Credential {
  /** Whose it is; null when only the database knows. */
  user: number | null;
  session: string;
  queries: Query[];
  /** The caller, by the results of the queries; refused when the session does not stand. */
  callerOf(results: readonly D1Result[]): Caller;
}

/** The credential of a request, judged without the database; null without one, refused when it is not good. */
export async function credentialOf(request: Request, env: Env, limit?: LimitName): Promise<Credential | null> {
  const header = request.headers.get("Authorization");
  if (header === null) return null;
  const { session, user } = await namedBy(header, env);
  return {
    user,
    session,
    queries: [findSession(env, session), ...(limit ? [recentOfSession(env.DB, limit, session)] : [])],
    callerOf([found, recent]) {
      const row = found?.results[0] as SessionRow | undefined;
      if (!row || (user !== null && row.id !== user)) return refuse("token_not_valid");
      return {
        viewer: viewerOf(row),
        recent: (recent?.results[0] as Recent | undefined) ?? null,
        last: { at: row.last_seen, version: row.app_version },
      };
    },
  };
}

/** Asks the database who the caller is; refused when the session does not stand. */
export const lookUpCaller = async (db: Database, { queries, callerOf }: Credential): Promise<Caller> =>
  callerOf(await db.batch(queries));

/** The caller of a request, and how a limit stands; null without a credential, refused with one that is not good. */
export async function authenticate(request: Request, env: Env, limit?: LimitName): Promise<Caller | null> {
  const credential = await credentialOf(request, env, limit);
  return credential && lookUpCaller(env.DB, credential);
}
