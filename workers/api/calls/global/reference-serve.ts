import { contract } from "~/api/contract";
import type { Language } from "~/domain/value";
import { type ApiApp, serve } from "../../http/serve";
import { openApiOf } from "../../reference/document";
import { pageOf } from "../../reference/page";
import { STYLE } from "../../reference/style";
import { VERSION } from "../../reference/version";

/** What an isolate made once, by the origin it is served from. */
const made = new Map<string, string>();

function once(key: string, make: () => string): string {
  const known = made.get(key);
  if (known !== undefined) return known;
  const text = make();
  // Origins are few, but in development they are whatever the request says.
  if (made.size > 20) made.clear();
  made.set(key, text);
  return text;
}

async function policy(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

const documentOf = (origin: string) => openApiOf({ origin, version: VERSION });

/** The contract as a document for machines and as a page for people. */
export function serveReference(app: ApiApp): void {
  const { openapi, docs } = contract.global;

  serve(app, openapi, ({ origin }) => {
    const text = once(origin, () => JSON.stringify(documentOf(origin)));
    return new Response(text, { headers: { "Content-Type": "application/json; charset=utf-8" } });
  });

  serve(app, docs, async ({ origin, language }: { origin: string; language: Language }) => {
    const text = once(`${language} ${origin}`, () => pageOf(documentOf(origin), language));
    return new Response(text, {
      headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": await policy() },
    });
  });
}
