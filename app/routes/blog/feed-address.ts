import type { Language } from "~/domain/values/language";

/** Feed readers have no language cookie. */
export const blogFeed = (language: Language) => `/blog/rss.xml?lng=${language}`;
