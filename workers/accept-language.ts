import { parseAccept } from "hono/utils/accept";
import { isLanguage } from "~/domain/language";
import type { Language } from "~/domain/value";

/** The language a browser or program asks for, any region of it; `nl` when it asks for none we speak. */
export function acceptedLanguage({ headers }: { headers: Headers }): Language {
  // Best first. What has weight 0 is not wanted.
  for (const { type, q } of parseAccept(headers.get("Accept-Language") ?? "")) {
    const [language] = type.toLowerCase().split("-");
    if (q > 0 && isLanguage(language)) return language;
  }
  return "nl";
}
