import type { Language } from "~/domain/language";
import { type Cents, formatEuros } from "~/domain/money";

/** What becomes of a request after it was made. A payment through the platform is told by the provider’s event. */
export type RequestStep = "changed" | "withdrawn" | "refused" | "settled";

const WORDS: Record<Language, Record<RequestStep | "asked", string>> = {
  nl: {
    asked: "Betaalverzoek",
    changed: "Betaalverzoek gewijzigd",
    withdrawn: "Betaalverzoek ingetrokken",
    refused: "Niet akkoord met het betaalverzoek",
    settled: "Betaald",
  },
  en: {
    asked: "Payment request",
    changed: "Payment request changed",
    withdrawn: "Payment request withdrawn",
    refused: "Not agreed to the payment request",
    settled: "Paid",
  },
};

interface Said {
  step?: RequestStep;
  amount: Cents;
  description?: string | null;
  language: Language;
}

export function requestMessage({ step, amount, description = null, language }: Said): string {
  const said = `${WORDS[language][step ?? "asked"]}: ${formatEuros(amount, language)}`;
  return description === null ? said : `${said}\n${description}`;
}
