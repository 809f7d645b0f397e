import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import type { Session } from "react-router";
import { hasSessionCookie } from "./session-cookie";
import { signedCookie } from "./signed-cookie";

export interface Pair {
  access: string;
  refresh: string;
}
export interface Suspended {
  statement: string | null;
}
export type Credential = Pair | { key: string };
/** A renewed session leaves its new id under the old one, for requests that were under way. */
type StoredSession = Pair & { key: string; moved: string; user: number; rolled: number };
type SessionEnv = Pick<Env, "SESSIONS" | "SESSION_SECRET">;

const PREFIX = "session:";
/** Seconds; KV's minimum is 60. */
const MOVED_SECONDS = 120;
/** Renewing tokens stores them anew, but a key is never renewed: storing it again extends its life. */
const ROLL_MS = 24 * 3600 * 1000;

export const authorizationOf = (credential: Credential): string =>
  "key" in credential ? `Token ${credential.key}` : `Bearer ${credential.access}`;

function prefixed(kv: KVNamespace): KVNamespace {
  return {
    // "json" only checks whether a new random id is taken; KV would cache the miss for a minute.
    get: (id: string, type?: "json") => (type === "json" ? null : kv.get(PREFIX + id)),
    put: (id: string, value: string, options?: KVNamespacePutOptions) => kv.put(PREFIX + id, value, options),
    delete: (id: string) => kv.delete(PREFIX + id),
  } as unknown as KVNamespace;
}

function storageFor(url: string, env: SessionEnv) {
  const cookie = signedCookie("session", url, env.SESSION_SECRET);
  return { cookie, ...createWorkersKVSessionStorage<StoredSession>({ cookie, kv: prefixed(env.SESSIONS) }) };
}

export class OpenSession {
  credential: Credential | null = null;
  user: number | null = null;
  suspended: Suspended | null = null;
  readonly cookies: string[] = [];
  private id = "";

  private made: ReturnType<typeof storageFor> | null = null;

  private constructor(
    private readonly url: string,
    private readonly env: SessionEnv,
  ) {}

  static async of(request: Request, env: SessionEnv): Promise<OpenSession> {
    const open = new OpenSession(request.url, env);
    if (hasSessionCookie(request)) await open.read(request.headers.get("Cookie"));
    return open;
  }

  private get storage(): ReturnType<typeof storageFor> {
    this.made ??= storageFor(this.url, this.env);
    return this.made;
  }

  get signedIn(): boolean {
    return this.credential !== null;
  }

  /** A new login gets a new id, against session fixation. */
  async signIn(credential: Credential, user: number | null): Promise<void> {
    const old = this.id;
    this.user = user;
    await this.write(credential);
    if (old) await this.env.SESSIONS.delete(PREFIX + old);
  }

  /** A suspended account keeps its dead session, until a page reported the suspension. */
  async signOut(): Promise<void> {
    if (this.id && !this.suspended) await this.env.SESSIONS.delete(PREFIX + this.id);
    this.user = null;
    this.adopt(null, await this.storage.cookie.serialize("", { maxAge: 0, expires: new Date(0) }));
  }

  async renew(tokens: Pair): Promise<string> {
    const old = this.id;
    const cookie = await this.write(tokens);
    const moved = JSON.stringify({ ...tokens, user: this.user, moved: this.id });
    if (old) await this.env.SESSIONS.put(PREFIX + old, moved, { expirationTtl: MOVED_SECONDS });
    return cookie;
  }

  adopt(credential: Credential | null, cookie: string): void {
    this.credential = credential;
    this.cookies.splice(0, this.cookies.length, cookie);
  }

  private async read(header: string | null): Promise<void> {
    const session = await this.storage.getSession(header);
    const { access, refresh, key, moved } = session.data;
    if (key) await this.roll({ key }, session);
    else if (access && refresh) this.credential = { access, refresh };
    else return;
    this.user = session.data.user ?? null;
    this.id = moved ?? session.id;
    if (moved) this.cookies.push(await this.storage.cookie.serialize(moved));
  }

  private async roll(credential: { key: string }, session: Session<StoredSession>): Promise<void> {
    this.credential = credential;
    if (Date.now() - (session.get("rolled") ?? 0) < ROLL_MS) return;
    session.set("rolled", Date.now());
    this.cookies.push(await this.storage.commitSession(session));
  }

  private async write(credential: Credential): Promise<string> {
    const next = await this.storage.getSession();
    if ("key" in credential) {
      next.set("key", credential.key);
      next.set("rolled", Date.now());
    } else {
      next.set("access", credential.access);
      next.set("refresh", credential.refresh);
    }
    if (this.user !== null) next.set("user", this.user);
    const cookie = await this.storage.commitSession(next);
    this.adopt(credential, cookie);
    this.id = String(await this.storage.cookie.parse(cookie.split(";")[0] ?? null));
    return cookie;
  }
}
