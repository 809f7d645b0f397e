import type { Language } from "~/domain/values/language";

export const UNKNOWN: Record<"job" | "someone" | "bidder" | "net", Record<Language, string>> = {
  job: { nl: "je klus", en: "your job" },
  someone: { nl: "Iemand", en: "Someone" },
  bidder: { nl: "Een klusser", en: "A helper" },
  net: { nl: "het geld", en: "the money" },
};

export const inside = (someone: string, language: Language): string =>
  someone === UNKNOWN.someone[language] ? { nl: "de ander", en: "the other person" }[language] : someone;
