import type { Cents } from "~/domain/money";
import type { Language } from "~/domain/value";
import { EURO } from "../../db/notification";

const WORDS = { nl: "Betaalverzoek", en: "Payment request" };

/** The chat message of a payment request, in the reader's language. */
export function requestMessage(amount: Cents, description: string | null, language: Language): string {
  const asked = `${WORDS[language]}: ${EURO[language].format(amount / 100)}`;
  return description === null ? asked : `${asked}\n${description}`;
}
