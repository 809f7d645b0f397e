import type { FaqTab, Question } from "~/domain/site/site-text";
import type { Language } from "~/domain/values/language";
import { listed } from "./asked";
import type { Facts } from "./facts";
import en from "./faq/en";
import nl from "./faq/nl";

const FAQ = { nl, en };

export const faqOf = (language: Language, tab: FaqTab, facts: Facts): Question[] => listed(FAQ[language](facts)[tab]);
