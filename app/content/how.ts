import type { Language } from "~/domain/values/language";
import type { Facts } from "./facts";
import en from "./how/en";
import nl from "./how/nl";

const HOW = { nl, en };

export const stepsOf = (language: Language, facts: Facts) => HOW[language](facts);
