import type { Language } from "~/domain/values/language";
import en from "./about/en";
import nl from "./about/nl";
import { listed } from "./asked";
import type { Facts } from "./facts";

const ABOUT = { nl, en };

export function aboutOf(language: Language, facts: Facts) {
  const { values, vision, questions } = ABOUT[language](facts);
  return { values, vision, questions: listed(questions) };
}
