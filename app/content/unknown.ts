import type { Language } from "~/domain/values/language";

export const UNKNOWN: Record<"job" | "net", Record<Language, string>> = {
  job: { nl: "je klus", en: "your job" },
  net: { nl: "het geld", en: "the money" },
};
