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
  /** Absent in older notifications. */
  kind: string;
  /** The work is done: our team looks at it if the two do not settle it. */
  done: boolean;
  /** The price of a deal that goes on went back. */
  gone: boolean;
  /** When our team looks at it. Empty if it does not. */
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
