import { AUTOMATIC_RULES, type AutomaticRule } from "~/domain/admin/automatic-rules";
import type { Chapter } from "~/domain/site/site-text";
import type { Language } from "~/domain/values/language";
import en from "./automatic/en";
import nl from "./automatic/nl";
import type { AutomaticText } from "./automatic/texts";
import type { Facts } from "./facts";

const OF_HELD_MONEY: readonly AutomaticRule[] = [
  "unpaid",
  "release",
  "hold",
  "cancelling",
  "disputes",
  "chargebacks",
  "withdrawal",
  "payouts",
];

export function automaticOf(language: Language, facts: Facts): Chapter[] {
  const texts = { nl, en }[language](facts);
  const rules = AUTOMATIC_RULES.filter((rule) => facts.mode === "held" || !OF_HELD_MONEY.includes(rule));
  return [...rules, "people" as const].map((id) => {
    const { title, text, list }: AutomaticText = texts[id];
    return { id, title, passages: list ? [text, { list }] : [text] };
  });
}
