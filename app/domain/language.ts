import { LANGUAGES, type Language } from "./value";

export const isLanguage = (word: unknown): word is Language => (LANGUAGES as readonly unknown[]).includes(word);

/** Holds the language chosen by hand. */
export const LANGUAGE_COOKIE = "lng";

const YEAR = 365 * 24 * 3600;

/** The Set-Cookie header that remembers a language for a year, for the site at `url`. */
export function languageCookie(language: Language, url: string): string {
  const secure = url.startsWith("https:") ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`;
}
