import type { Language } from "~/domain/values/language";

export const FAILED_WHAT = {
  payment: { nl: "betaling", en: "payment" },
  tip: { nl: "fooi", en: "tip" },
} satisfies Record<string, Record<Language, string>>;

export const FAILED_NEXT = {
  bid: { nl: "Betaal opnieuw of kies iemand anders.", en: "Pay again or choose someone else." },
  request: { nl: "Betaal opnieuw of overleg in de chat.", en: "Pay again or discuss it in the chat." },
  tip: { nl: "Je kunt opnieuw een fooi geven.", en: "You can give a tip again." },
  credits: { nl: "Je tegoed is niet veranderd.", en: "Your credit hasn’t changed." },
  over: { nl: "Je hoeft niets te doen.", en: "You don’t have to do anything." },
} satisfies Record<string, Record<Language, string>>;
