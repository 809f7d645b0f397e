import { LANGUAGES, type Language } from "./value";

export const isLanguage = (word: unknown): word is Language => (LANGUAGES as readonly unknown[]).includes(word);
