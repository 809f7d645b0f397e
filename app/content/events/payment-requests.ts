import type { Language } from "~/domain/values/language";

/** A request in direct mode is for the job itself, and so is one after the price went back. */
export const REQUEST_WORDS: Record<"extra" | "direct", Record<Language, string>> = {
  extra: { nl: "meerwerk", en: "extra work" },
  direct: { nl: "betaalverzoek", en: "payment request" },
};
