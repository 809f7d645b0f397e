import type { DraftStore } from "~/context";

const SECONDS = 7 * 24 * 3600;
const COOKIE = "draft";

/** The drafts of one browser, in KV under the id in its cookie. */
export interface OpenDrafts extends DraftStore {
  readonly cookies: string[];
  /** Logging out leaves no draft behind on a shared machine. */
  leave(): void;
}

export function draftsOf(request: Request, kv: KVNamespace): OpenDrafts {
  const known = /(?:^|;\s*)draft=([0-9a-f-]{36})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  const id = known ?? crypto.randomUUID();
  const secure = request.url.startsWith("https:") ? "; Secure" : "";
  const cookies: string[] = [];
  const key = (kind: string) => `draft:${id}:${kind}`;
  const set = (value: string, age: number) =>
    cookies.splice(0, 1, `${COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`);
  return {
    cookies,
    read: async (kind) => (known || cookies.length > 0 ? kv.get(key(kind), "json") : null),
    async write(kind, value) {
      set(id, SECONDS);
      await kv.put(key(kind), JSON.stringify(value), { expirationTtl: SECONDS });
    },
    clear: (kind) => kv.delete(key(kind)),
    leave: () => void set("", 0),
  };
}
