import type { TFunction } from "i18next";
import { fixedT, type Namespace } from "../../app/locales";

export type Language = "nl" | "en";

export function wordsIn(language: Language) {
  return <N extends Namespace>(namespace: N): TFunction<N> => fixedT(language, namespace);
}

/** Placeholder for any text, such as a name: `wordsIn("nl")("bids")("list.chat", { name: ANY })`. */
export const ANY = "\u0000";

export function around(text: string): RegExp {
  const parts = text.split(ANY).map((part) => RegExp.escape(part));
  return new RegExp(parts.join(".+"));
}
