import type { DraftStore } from "~/context";
import { COOKIES, readCookie, setCookie } from "~/domain/cookie";

const ID = /^[0-9a-f-]{36}$/;

export interface OpenDrafts extends DraftStore {
  readonly cookies: string[];
  /** Logging out leaves no draft behind on a shared machine. */
  leave(): void;
}

export function draftsOf(request: Request, kv: KVNamespace): OpenDrafts {
  const sent = readCookie(request.headers.get("Cookie"), "draft", request.url) ?? "";
  const known = ID.test(sent);
  const id = known ? sent : crypto.randomUUID();
  const cookies: string[] = [];
  const key = (kind: string) => `draft:${id}:${kind}`;
  const set = (value: string, maxAge?: number) => cookies.splice(0, 1, setCookie("draft", value, request.url, maxAge));
  return {
    cookies,
    read: async (kind) => (known || cookies.length > 0 ? kv.get(key(kind), "json") : null),
    async write(kind, value) {
      set(id);
      await kv.put(key(kind), JSON.stringify(value), { expirationTtl: COOKIES.draft.maxAge });
    },
    clear: (kind) => kv.delete(key(kind)),
    leave: () => void set("", 0),
  };
}
