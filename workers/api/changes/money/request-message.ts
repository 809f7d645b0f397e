import { type Cents, formatEuros } from "~/domain/money";
import type { Language } from "~/domain/value";

const WORDS = { nl: "Betaalverzoek", en: "Payment request" };

/** What the chat says when a helper asks for a payment, in the language of who reads it. */
export function requestMessage(amount: Cents, description: string | null, language: Language): string {
  const asked = `${WORDS[language]}: ${formatEuros(amount, language)}`;
  return description === null ? asked : `${asked}\n${description}`;
}
