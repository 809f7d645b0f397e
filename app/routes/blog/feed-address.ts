import type { Language } from "~/domain/language";

/** The feed of articles: a reader of feeds has no cookie that says the language. */
export const blogFeed = (language: Language) => `/blog/rss.xml?lng=${language}`;
