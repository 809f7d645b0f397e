import { parseAccept } from "hono/utils/accept";
import { isLanguage, type Language } from "~/domain/values/language";

export function acceptedLanguage({ headers }: { headers: Headers }): Language {
  for (const { type, q } of parseAccept(headers.get("Accept-Language") ?? "")) {
    const [language] = type.toLowerCase().split("-");
    if (q > 0 && isLanguage(language)) return language;
  }
  return "nl";
}
