import { type Cents, formatEuros } from "~/domain/money";
import type { Language } from "~/domain/value";

const WORDS = { nl: "Betaalverzoek", en: "Payment request" };

/** The chat message of a payment request, in the reader's language. */
export function requestMessage(amount: Cents, description: string | null, language: Language): string {
  const asked = `${WORDS[language]}: ${formatEuros(amount, language)}`;
  return description === null ? asked : `${asked}\n${description}`;
}
