import type { Language } from "~/domain/language";
import { VERSION } from "~/domain/version";
import { openApiOf } from "./document";
import { pageOf } from "./page";
import { STYLE } from "./style";

const made = new Map<string, string>();

function once(key: string, make: () => string): string {
  const known = made.get(key);
  if (known !== undefined) return known;
  const text = make();
  // In development any origin can be requested.
  if (made.size > 20) made.clear();
  made.set(key, text);
  return text;
}

const documentOf = (origin: string) => openApiOf({ origin, version: VERSION });

export const documentText = (origin: string): string => once(origin, () => JSON.stringify(documentOf(origin)));

export const pageText = (origin: string, language: Language): string =>
  once(`${language} ${origin}`, () => pageOf(documentOf(origin), language));

export async function policyOfPage(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
