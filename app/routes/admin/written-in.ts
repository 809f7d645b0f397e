import { isLanguage, type Language } from "~/domain/values/language";

export function writtenIn(url: URL, { account }: { account: { language: Language } | null }): Language {
  const requested = url.searchParams.get("in");
  return requested !== null && isLanguage(requested) ? requested : (account?.language ?? "nl");
}
