import { CHARGEBACK_TITLES, CHARGEBACKS } from "~/content/events/chargebacks";
import type { ChargebackMoment, ChargebackStep } from "~/domain/money/chargeback-life";
import type { Language } from "~/domain/values/language";

const isStep = (step: string): step is ChargebackStep => Object.hasOwn(CHARGEBACKS, step);

function momentOf(step: string): ChargebackMoment {
  if (step.includes("_won") || step.includes("_kept")) return "won";
  return step.includes("_lost") ? "lost" : "opened";
}

interface Chargeback {
  job: string;
  amount: string;
  kind: string;
  done: boolean;
  gone: boolean;
  /** Empty if our team does not look at it. */
  until: string;
  step: string;
}

export function chargebackWords(
  { step, kind, ...facts }: Chargeback,
  language: Language,
): [title: string, text: string] {
  const words = CHARGEBACKS[isStep(step) ? step : "payer_opened"];
  return [CHARGEBACK_TITLES[momentOf(step)][language], words[language]({ ...facts, tip: kind === "tip" })];
}
