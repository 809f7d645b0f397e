export const LANGUAGES = ["nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Pages use the tags of formatters.ts: English with euros. */
export const LOCALES = { nl: "nl-NL", en: "en-GB" } as const satisfies Record<Language, string>;

export const isLanguage = (word: unknown): word is Language => (LANGUAGES as readonly unknown[]).includes(word);
