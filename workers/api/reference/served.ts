import { VERSION } from "~/domain/site/version";
import type { Language } from "~/domain/values/language";
import { publicCalls } from "./calls";
import { type OpenApi, openApiOf } from "./document";
import { pageOf, SCHEMAS } from "./page";
import { STYLE } from "./style";

const made = new Map<string, string>();

function once(key: string, make: () => string): string {
  const known = made.get(key);
  if (known !== undefined) return known;
  const text = make();
  if (made.size > 100) made.clear();
  made.set(key, text);
  return text;
}

export const documentText = (origin: string): string =>
  once(origin, () => JSON.stringify(openApiOf({ origin, version: VERSION })));

const GROUPS = new Set([...publicCalls().map(({ group }) => group), SCHEMAS]);

export function pageText(origin: string, language: Language, group: string): string {
  const known = GROUPS.has(group) ? group : "";
  return once(`${language} ${known} ${origin}`, () =>
    pageOf(JSON.parse(documentText(origin)) as OpenApi, language, known),
  );
}

export async function policyOfPage(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
