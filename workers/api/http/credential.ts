import { jwtVerify, SignJWT } from "jose";
import { ACCESS_SECONDS } from "~/domain/accounts/account";
import type { Database, Query } from "../db/database";
import type { Recent } from "../db/hit";
import { type SessionRow, selectSession } from "../db/session";
import { sha256 } from "../secrets/secret";
import type { CallRequest } from "./call-request";
import { type LimitName, recentOfSession } from "./limit";
import { refuse } from "./refusal";
import type { Viewer } from "./viewer";

const keys = new Map<string, Promise<CryptoKey>>();

/** jose would import the key for every token. */
function signingKey(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret);
  if (!key) {
    const bytes = new TextEncoder().encode(secret);
    key = crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
    keys.set(secret, key);
  }
  return key;
}

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
  expires: number;
}

/** Clients repeat a verified token for 15 minutes. The session is read from the database each time. */
const read = new Map<string, Read>();
const MAX_READ = 5000;

async function readAccess(token: string, env: Env): Promise<Read> {
  const known = read.get(token);
  if (known) return known;
  const { payload } = await jwtVerify(token, await signingKey(env.TOKEN_SECRET), {
    algorithms: ["HS256"],
    requiredClaims: ["exp", "sid", "sub"],
  });
  const said = { user: Number(payload.sub), session: String(payload.sid), expires: Number(payload.exp) };
  if (read.size >= MAX_READ) read.clear();
  read.set(token, said);
  return said;
}

async function accessOf(token: string, env: Env): Promise<Read> {
  const said = await readAccess(token, env).catch(() => null);
  return said && said.expires * 1000 > Date.now() ? said : refuse("token_not_valid");
}

async function namedBy(header: string, env: Env): Promise<{ session: string; user: number | null }> {
  const [scheme = "", token, more] = header.split(" ");
  if (!token || more !== undefined) return refuse("token_not_valid");
  if (scheme.toLowerCase() === "token") return { session: await sha256(token), user: null };
  if (scheme.toLowerCase() !== "bearer") return refuse("token_not_valid");
  return accessOf(token, env);
}

export interface Seen {
  viewer: Viewer;
  last: { at: number | null; version: string | null };
  state: string;
}

export interface Caller extends Seen {
  recent: Recent | null;
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

const seen = new Map<string, Seen>();

function remember(session: string, row: SessionRow): Seen {
  if (seen.size >= MAX_READ) seen.clear();
  const caller = { viewer: viewerOf(row), last: { at: row.last_seen, version: row.app_version }, state: row.state };
  seen.set(session, caller);
  return caller;
}

export async function viewerOfSession(env: Env, session: string): Promise<Viewer | null> {
  const row = await selectSession(env.DB, session).first<SessionRow>();
  return row && viewerOf(row);
}

export interface Credential {
  /** Null if only the database knows. */
  user: number | null;
  session: string;
  /** The caller as this isolate last saw them: never decides anything alone. */
  lastSeen: Seen | null;
  queries: Query[];
  callerOf(results: readonly D1Result[]): Caller;
}

export async function credentialOf(request: CallRequest, env: Env, limit?: LimitName): Promise<Credential | null> {
  const header = request.headers.get("Authorization");
  if (header === null) return null;
  const { session, user } = await namedBy(header, env);
  return {
    user,
    session,
    lastSeen: seen.get(session) ?? null,
    queries: [selectSession(env.DB, session), ...(limit ? [recentOfSession(env.DB, limit, session)] : [])],
    callerOf([holder, recent]) {
      const row = holder?.results[0] as SessionRow | undefined;
      if (!row || (user !== null && row.id !== user)) return refuse("token_not_valid");
      return Object.assign(remember(session, row), { recent: (recent?.results[0] as Recent | undefined) ?? null });
    },
  };
}

export const lookUpCaller = async (db: Database, { queries, callerOf }: Credential): Promise<Caller> =>
  callerOf(await db.batch(queries));

export async function authenticate(request: CallRequest, env: Env, limit?: LimitName): Promise<Caller | null> {
  const credential = await credentialOf(request, env, limit);
  return credential && lookUpCaller(env.DB, credential);
}
