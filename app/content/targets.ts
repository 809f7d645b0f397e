import { stores } from "~/brand-shown";
import { articleAddress } from "~/domain/site/article";
import type { Language } from "~/domain/values/language";
import { type ArticleTexts, CATALOGUE } from "./catalogue";
import type { Target } from "./links";

const STORES: readonly Target[] = [
  { to: stores.values.ios, phrases: ["App Store"] },
  { to: stores.values.android, phrases: ["Google Play", "Play Store"] },
].filter(({ to }) => to !== "");

const PAGES: Record<Language, readonly Target[]> = {
  nl: [
    { to: "/faq", phrases: ["veelgestelde vragen", "FAQ"] },
    { to: "/browse-tasks", phrases: ["klussen bekijken", "bekijk klussen", "klussen in de buurt"] },
  ],
  en: [
    { to: "/faq", phrases: ["frequently asked questions", "FAQ"] },
    { to: "/browse-tasks", phrases: ["browse jobs", "browsing jobs", "jobs nearby"] },
  ],
};

export function targetsFor(id: number, language: Language, texts: ArticleTexts): Target[] {
  const others = CATALOGUE.filter((other) => other.id !== id);
  const articles = others.map((other) => ({ to: articleAddress(other.slug), phrases: texts[other.id].phrases }));
  return [...STORES, ...PAGES[language], ...articles];
}
