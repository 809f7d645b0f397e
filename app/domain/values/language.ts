export const LANGUAGES = ["nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (word: unknown): word is Language => (LANGUAGES as readonly unknown[]).includes(word);
