import { isLanguage, type Language } from "~/domain/values/language";

export function writtenIn(url: URL, { account }: { account: { language: Language } | null }): Language {
  const asked = url.searchParams.get("in");
  return asked !== null && isLanguage(asked) ? asked : (account?.language ?? "nl");
}
