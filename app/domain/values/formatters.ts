import type { Language } from "./language";

const tags = { nl: "nl-NL", en: "en-IE" } as const satisfies Record<Language, string>;

/** Lazy: making a formatter costs more than rendering a card, and the first loads locale data. Free of side effects, so that bundles can drop unused ones. */
export function perLanguage<Formatter>(make: (tag: string) => Formatter): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? make(tags[language]);
    made.set(language, formatter);
    return formatter;
  };
}
