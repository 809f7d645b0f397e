import { data } from "react-router";
import type { DraftStore, Limits } from "~/context";
import { COOKIES } from "~/domain/cookie";
import type { Browser } from "./browser";

/** The drafts of one browser, in KV: one of each kind. */
export function draftsOf(browser: Browser, kv: KVNamespace, limits: Limits): DraftStore {
  const key = (kind: string) => `draft:${browser.id()}:${kind}`;
  return {
    read: async (kind) => (browser.known ? kv.get(key(kind), "json") : null),
    async write(kind, value) {
      if (!(await limits.count("draft"))) throw data(null, { status: 429 });
      await kv.put(key(kind), JSON.stringify(value), { expirationTtl: COOKIES.draft.maxAge });
    },
    clear: async (kind) => (browser.known ? kv.delete(key(kind)) : undefined),
  };
}
