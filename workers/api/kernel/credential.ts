import { jwtVerify, SignJWT } from "jose";
import { ACCESS_SECONDS } from "../../../app/domain/account";
import type { Language } from "../../../app/domain/value";
import { sha256 } from "../identity/secret";
import { refuse } from "./refusal";

/** Who makes the call, as its session row and user row say it. */
export interface Viewer {
  id: number;
  session: string;
  name: string;
  email: string;
  language: Language;
  roles: string[];
  business: boolean;
  verified: boolean;
}

interface SessionRow {
  id: number;
  session: string;
  name: string;
  email: string;
  language: Language;
  roles: string;
  business: number;
  verification: string;
}

const keys = new Map<string, Uint8Array>();
function signingKey(secret: string): Uint8Array {
  let key = keys.get(secret);
  if (!key) {
    key = new TextEncoder().encode(secret);
    keys.set(secret, key);
  }
  return key;
}

/** An access token: names the session, lives 15 minutes, and is worth nothing once the session has ended. */
export function signAccess(env: Env, user: number, session: string, now: number): Promise<string> {
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(user))
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + ACCESS_SECONDS)
    .sign(signingKey(env.TOKEN_SECRET));
}

async function sessionOf(header: string, env: Env): Promise<string> {
  const [scheme = "", token, more] = header.split(" ");
  if (!token || more !== undefined) return refuse("token_not_valid");
  if (scheme.toLowerCase() === "token") return sha256(token);
  if (scheme.toLowerCase() !== "bearer") return refuse("token_not_valid");
  try {
    const { payload } = await jwtVerify(token, signingKey(env.TOKEN_SECRET), { algorithms: ["HS256"] });
    return String(payload.sid);
  } catch {
    return refuse("token_not_valid");
  }
}

const FIND_SESSION = `
  SELECT u.id, s.id AS session, u.name, u.email, u.language, u.roles, u.business, u.verification
  FROM session s JOIN user u ON u.id = s.user_id
  WHERE s.id = ? AND s.ended_at IS NULL AND coalesce(s.expires_at > ?, 1) AND u.status = 'active'`;

/** The viewer of a request; null without a credential, refused with one that is not good. */
export async function authenticate(request: Request, env: Env): Promise<Viewer | null> {
  const header = request.headers.get("Authorization");
  if (header === null) return null;
  const session = await sessionOf(header, env);
  const row = await env.DB.prepare(FIND_SESSION).bind(session, Date.now()).first<SessionRow>();
  if (!row) return refuse("token_not_valid");
  return {
    id: row.id,
    session: row.session,
    name: row.name,
    email: row.email,
    language: row.language,
    roles: row.roles.split(" ").filter(Boolean),
    business: row.business === 1,
    verified: row.verification === "verified",
  };
}
