import { CHARGEBACK_TITLES, CHARGEBACK_TITLES_OF_TIP, CHARGEBACKS, NAMELESS } from "~/content/events/chargebacks";
import type { ChargebackMoment, ChargebackStep } from "~/domain/money/chargeback-life";
import type { Language } from "~/domain/values/language";

const isStep = (step: string): step is ChargebackStep => Object.hasOwn(CHARGEBACKS, step);

function momentOf(step: string): ChargebackMoment {
  if (step.includes("_won") || step.includes("_kept")) return "won";
  return step.includes("_lost") ? "lost" : "opened";
}

interface Chargeback {
  job: string;
  name: string;
  amount: string;
  kind: string;
  byCard: boolean;
  done: boolean;
  gone: boolean;
  until: string;
  step: string;
}

export function chargebackWords(
  { step, kind, name, ...facts }: Chargeback,
  language: Language,
): [title: string, text: string] {
  const words = CHARGEBACKS[isStep(step) ? step : "payer_opened"];
  const known = name || NAMELESS[step.startsWith("payee") ? "payee" : "payer"][language];
  const tip = kind === "tip";
  const titles = tip ? CHARGEBACK_TITLES_OF_TIP : CHARGEBACK_TITLES;
  return [titles[momentOf(step)][language], words[language]({ ...facts, name: known, tip })];
}
