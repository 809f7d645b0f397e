import type { Language } from "~/domain/language";
import { type Cents, formatEuros } from "~/domain/money";

const WORDS = { nl: "Betaalverzoek", en: "Payment request" };

export function requestMessage(amount: Cents, description: string | null, language: Language): string {
  const asked = `${WORDS[language]}: ${formatEuros(amount, language)}`;
  return description === null ? asked : `${asked}\n${description}`;
}
