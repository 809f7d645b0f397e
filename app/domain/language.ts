import { LANGUAGES, type Language } from "./value";

export const isLanguage = (word: unknown): word is Language => (LANGUAGES as readonly unknown[]).includes(word);

/** `nl` or `en` by q-value of an Accept-Language header, any region; `nl` otherwise. */
export function acceptedLanguage(header: string | null): Language {
  let best: Language = "nl";
  let weight = 0;
  for (const part of header ? header.split(",") : []) {
    const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
    const q = parameters.map((one) => one.trim()).find((one) => one.startsWith("q="));
    const quality = q ? Number(q.slice(2)) : 1;
    const primary = range.trim().split("-")[0];
    if (isLanguage(primary) && quality > weight) [best, weight] = [primary, quality];
  }
  return best;
}

/** Holds the language chosen by hand. */
export const LANGUAGE_COOKIE = "lng";

const YEAR = 365 * 24 * 3600;

/** The Set-Cookie header that remembers a language for a year, for the site at `url`. */
export function languageCookie(language: Language, url: string): string {
  const secure = url.startsWith("https:") ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`;
}
