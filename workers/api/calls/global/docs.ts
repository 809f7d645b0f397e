import { contract } from "~/api/contract";
import type { Language } from "~/domain/language";
import { endpoint } from "../../http/endpoint";
import { pageOf } from "../../reference/page";
import { STYLE } from "../../reference/style";
import { documentOf, once } from "./reference-document";

async function policy(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

export const docs = endpoint(contract.global.docs, {
  handle: async ({ origin, language }: { origin: string; language: Language }) => {
    const text = once(`${language} ${origin}`, () => pageOf(documentOf(origin), language));
    return new Response(text, {
      headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": await policy() },
    });
  },
});
