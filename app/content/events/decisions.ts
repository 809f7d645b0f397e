import type { DecisionAction } from "~/domain/admin/decision-life";
import type { TargetType } from "~/domain/admin/report-life";
import { formatEuros } from "~/domain/money/money";
import { MIN_PAYOUT_CENTS } from "~/domain/money/wallet";
import type { Language } from "~/domain/values/language";

const least = (language: Language) => formatEuros(MIN_PAYOUT_CENTS, language);

export const MONEY_OF_SUSPENDED: Record<Language, string> = {
  nl: `Geld dat van jou is, blijft van jou: een saldo van ${least("nl")} of meer gaat op de gewone uitbetaaldag naar je IBAN. Ontbreekt je IBAN, de controle van je identiteit of wat de Belastingdienst vraagt, mail ons dan.`,
  en: `Money that’s yours stays yours: a balance of ${least("en")} or more goes to your IBAN on the usual payout day. If your IBAN, your identity check or your details for the tax office are missing, email us.`,
};

type Words = Record<Exclude<DecisionAction, "remove">, string> & { remove: Record<TargetType, string> };

export const DECISION_OUTCOMES: Record<Language, Words> = {
  nl: {
    dismiss: "Er verandert niets.",
    warn: "Je krijgt een waarschuwing. Je account verandert niet.",
    suspend: `Je account is geschorst. Je kunt niet meer inloggen, en je open klussen staan niet meer in de lijst. ${MONEY_OF_SUSPENDED.nl}`,
    remove: {
      job: "We hebben je klus weggehaald.",
      comment: "We hebben je vraag weggehaald.",
      message: "We hebben je bericht weggehaald.",
      photo: "We hebben je foto weggehaald.",
      review: "We hebben je beoordeling weggehaald.",
      user: "We hebben weggehaald wat je plaatste.",
    },
  },
  en: {
    dismiss: "Nothing changes.",
    warn: "This is a warning. Your account doesn’t change.",
    suspend: `Your account has been suspended. You can’t log in any more, and your open jobs are no longer listed. ${MONEY_OF_SUSPENDED.en}`,
    remove: {
      job: "We’ve taken down your job.",
      comment: "We’ve taken down your question.",
      message: "We’ve taken down your message.",
      photo: "We’ve taken down your photo.",
      review: "We’ve taken down your review.",
      user: "We’ve taken down what you posted.",
    },
  },
};
