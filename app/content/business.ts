import type { Language } from "~/domain/values/language";
import { listed } from "./asked";
import en from "./business/en";
import nl from "./business/nl";
import type { Facts } from "./facts";

const BUSINESS = { nl, en };

export function businessOf(language: Language, facts: Facts) {
  const { gains, steps, questions } = BUSINESS[language](facts);
  return { gains, steps, questions: listed(questions) };
}
