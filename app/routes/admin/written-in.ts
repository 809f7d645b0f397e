import type { ReportFile } from "~/domain/desk";
import { isLanguage, type Language } from "~/domain/language";

export function writtenIn(url: URL, { account }: Pick<ReportFile, "account">): Language {
  const asked = url.searchParams.get("in");
  return asked !== null && isLanguage(asked) ? asked : (account?.language ?? "nl");
}
