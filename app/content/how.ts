import type { Language } from "~/domain/language";
import type { Facts } from "./facts";
import en from "./how/en";
import nl from "./how/nl";

const HOW = { nl, en };

/** From a job to a job done, for who needs help and for who helps. */
export const stepsOf = (language: Language, facts: Facts) => HOW[language](facts);
