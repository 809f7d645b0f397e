import { OTHER_AMOUNT_TITLES, OTHER_AMOUNTS, type OtherAmountStep } from "~/content/events/other-amounts";
import { centsOf, formatEuros, formatReceived } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import type { EventData } from "./refund-words";

const isStep = (step: string): step is OtherAmountStep => Object.hasOwn(OTHER_AMOUNTS, step);

export function otherAmountWords(
  { job, asked, step, data }: { job: string; asked: string; step: string; data: EventData },
  language: Language,
): [title: string, text: string] {
  const known = isStep(step) ? step : "received";
  const facts = {
    job,
    asked,
    kind: String(data.kind ?? ""),
    received: formatReceived({ amount: String(data.received ?? ""), currency: String(data.currency ?? "") }, language),
    rest: data.refund === undefined ? "" : formatEuros(centsOf(String(data.refund)), language),
  };
  return [OTHER_AMOUNT_TITLES[known][language], OTHER_AMOUNTS[known][language](facts)];
}
