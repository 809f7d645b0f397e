import type { TFunction } from "i18next";
import { fixedT, type Namespace } from "../../app/locales";

export type Language = "nl" | "en";

/** What the pages say in a language: a journey looks for the words a person would look for. */
export function wordsIn(language: Language) {
  return <N extends Namespace>(namespace: N): TFunction<N> => fixedT(language, namespace);
}

/** A text with a hole where anything may stand, such as a name: `wordsIn("nl")("bids")("list.chat", { name: ANY })`. */
export const ANY = "\u0000";

/** The pattern of a text made with `ANY`. */
export function around(text: string): RegExp {
  const parts = text.split(ANY).map((part) => RegExp.escape(part));
  return new RegExp(parts.join(".+"));
}
