import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";
import { cookieOf, readCookie } from "~/domain/cookie";

export interface Pair {
  access: string;
  refresh: string;
}
/** A renewed session leaves its new id under the old one, for pending requests. */
type StoredSession = Pair & { moved: string };
type SessionEnv = Pick<Env, "SESSIONS" | "SESSION_SECRET">;

const PREFIX = "session:";
/** Seconds; KV allows no less than 60. */
const MOVED_SECONDS = 120;

export const hasSessionCookie = (request: Request): boolean =>
  readCookie(request.headers.get("Cookie"), "session", request.url) !== undefined;

function prefixed(kv: KVNamespace): KVNamespace {
  return {
    // "json" only checks whether a new random id is taken; KV would cache the miss for a minute.
    get: (id: string, type?: "json") => (type === "json" ? null : kv.get(PREFIX + id)),
    put: (id: string, value: string, options?: KVNamespacePutOptions) => kv.put(PREFIX + id, value, options),
    delete: (id: string) => kv.delete(PREFIX + id),
  } as unknown as KVNamespace;
}

function storageFor(url: string, env: SessionEnv) {
  const { name, ...attributes } = cookieOf("session", url);
  const cookie = createCookie(name, { ...attributes, secrets: [env.SESSION_SECRET] });
  return { cookie, ...createWorkersKVSessionStorage<StoredSession>({ cookie, kv: prefixed(env.SESSIONS) }) };
}

export class OpenSession {
  tokens: Pair | null = null;
  readonly cookies: string[] = [];
  private id = "";

  private constructor(
    private readonly storage: ReturnType<typeof storageFor>,
    private readonly kv: KVNamespace,
  ) {}

  static async of(request: Request, env: SessionEnv): Promise<OpenSession> {
    const open = new OpenSession(storageFor(request.url, env), env.SESSIONS);
    if (hasSessionCookie(request)) await open.read(request.headers.get("Cookie"));
    return open;
  }

  get signedIn(): boolean {
    return this.tokens !== null;
  }

  /** A new login gets a new id, against session fixation. */
  async signIn({ access, refresh }: Pair): Promise<void> {
    const old = this.id;
    await this.write({ access, refresh });
    if (old) await this.kv.delete(PREFIX + old);
  }

  async signOut(): Promise<void> {
    if (this.id) await this.kv.delete(PREFIX + this.id);
    this.adopt(null, await this.storage.cookie.serialize("", { maxAge: 0, expires: new Date(0) }));
  }

  /** The old id redirects to the new one for a while. */
  async renew(tokens: Pair): Promise<string> {
    const old = this.id;
    const cookie = await this.write(tokens);
    const moved = JSON.stringify({ ...tokens, moved: this.id });
    if (old) await this.kv.put(PREFIX + old, moved, { expirationTtl: MOVED_SECONDS });
    return cookie;
  }

  /** Of a concurrent request of the same session. */
  adopt(tokens: Pair | null, cookie: string): void {
    this.tokens = tokens;
    this.cookies.splice(0, this.cookies.length, cookie);
  }

  private async read(header: string | null): Promise<void> {
    const found = await this.storage.getSession(header);
    const access = found.get("access");
    const refresh = found.get("refresh");
    const moved = found.get("moved");
    if (!access || !refresh) return;
    this.tokens = { access, refresh };
    this.id = moved ?? found.id;
    if (moved) this.cookies.push(await this.storage.cookie.serialize(moved));
  }

  private async write({ access, refresh }: Pair): Promise<string> {
    const next = await this.storage.getSession();
    next.set("access", access);
    next.set("refresh", refresh);
    const cookie = await this.storage.commitSession(next);
    this.adopt({ access, refresh }, cookie);
    this.id = String(await this.storage.cookie.parse(cookie.split(";")[0] ?? null));
    return cookie;
  }
}
