import type { MiddlewareFunction } from "react-router";
import { createClient } from "~/api/client";
import { overWire } from "~/api/over-wire";
import type { FlashNote, RequestServices } from "~/context";
import type { Choices } from "~/domain/site/choices";
import type { Language } from "~/domain/values/language";
import { flashMiddleware } from "~/middleware/flash";

export interface Beginning {
  language: Language;
  choices?: Partial<Choices> | undefined;
  signedIn: boolean;
  environment: RequestServices["environment"];
  drafts: Record<string, unknown>;
  notes: FlashNote[];
}

/** A page that loads the same data twice is at fault, except after a form was posted. */
export function apiOfPage(posted: boolean): RequestServices["apiIn"] {
  const asked = new Set<string>();
  const carry = (request: Request) => {
    const call = `${request.method} ${request.url}`;
    if (!posted && asked.has(call)) console.error(`Asked twice for one page: ${call}`);
    asked.add(call);
    // With cookies, MSW would parse them for each of a hundred handlers.
    return fetch(request, { credentials: "omit" });
  };
  return (language) => createClient({ ask: overWire({ fetch: carry, origin: location.origin }), language });
}

export function inMemory(beginning: Beginning): Omit<RequestServices, "apiIn"> {
  const drafts = new Map(Object.entries(beginning.drafts));
  const files = new Map<string, File>();
  let { signedIn, notes } = beginning;
  return {
    environment: beginning.environment,
    origin: location.origin,
    language: { chosen: beginning.language, expected: beginning.language, expect: () => {} },
    choices: { measuring: null, refusesAll: false, withoutApp: false, ...beginning.choices },
    session: {
      knowsBrowser: false,
      get signedIn() {
        return signedIn;
      },
      async signIn() {
        signedIn = true;
      },
      async signOut() {
        signedIn = false;
      },
    },
    visit: null,
    requestId: "9f1b2c3d4e5f6a7b-AMS",
    isOutcomeUnknown: () => false,
    jobEnd: () => null,
    limits: { count: async () => true, retryAfter: 0 },
    uploads: {
      async add(file) {
        const id = `kept-${files.size + 1}`;
        files.set(id, file);
        return { id, url: URL.createObjectURL(file), name: file.name };
      },
      find: async (id) => files.get(id) ?? null,
      remove: async (id) => void files.delete(id),
    },
    drafts: {
      read: async (kind) => drafts.get(kind) ?? null,
      all: async (prefix) => [...drafts].flatMap(([kind, value]) => (kind.startsWith(prefix) ? [value] : [])),
      write: async (kind, value) => Boolean(drafts.set(kind, value)),
      close: async (kind, value) => void drafts.set(kind, value),
      lease: async () => true,
      release: async () => undefined,
      clear: async (kind) => void drafts.delete(kind),
    },
    nonce: null,
    flashCookie: {
      parse: async () => notes,
      serialize: async (left) => {
        notes = left;
        return "flash=kept";
      },
    },
    socialCookie: { parse: async () => null, serialize: async () => "social=kept" },
    openLive: async () => null,
    styles: [],
  };
}

/** The real middleware, as if the cookie was sent. */
export const flashWithCookie: MiddlewareFunction<Response> = (args, next) => {
  const { url, method } = args.request;
  const request = { url, method, headers: new Headers({ Cookie: "flash=kept; __Host-flash=kept" }) } as Request;
  return flashMiddleware({ ...args, request }, next);
};
