import type { Language } from "./language";

const tags = { nl: "nl-NL", en: "en-IE" } as const satisfies Record<Language, string>;

/**
 * One of each per language, made on first use: making one costs more than a whole card, and the first of an isolate reads
 * what there is of money and places. Pure: a live page leaves out what it does not use.
 */
export function perLanguage<Formatter>(make: (tag: string) => Formatter): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? make(tags[language]);
    made.set(language, formatter);
    return formatter;
  };
}
