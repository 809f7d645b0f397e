import type { DecisionAction } from "~/domain/admin/decision-life";
import type { TargetType } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";

type Words = Record<Exclude<DecisionAction, "remove">, string> & { remove: Record<TargetType, string> };

export const DECISION_OUTCOMES: Record<Language, Words> = {
  nl: {
    dismiss: "Er verandert niets.",
    warn: "Je krijgt een waarschuwing. Je account verandert niet.",
    suspend:
      "Je account is geschorst. Je kunt niet meer inloggen, en je open klussen staan niet meer in de lijst. Geld dat van jou is, blijft van jou.",
    remove: {
      job: "We hebben je klus verwijderd.",
      comment: "We hebben je vraag verwijderd.",
      message: "We hebben je bericht verwijderd.",
      review: "We hebben je beoordeling verwijderd.",
      user: "We hebben weggehaald wat je plaatste.",
    },
  },
  en: {
    dismiss: "Nothing changes.",
    warn: "This is a warning. Your account doesn’t change.",
    suspend:
      "Your account has been suspended. You can’t log in any more, and your open jobs are no longer listed. Money that’s yours stays yours.",
    remove: {
      job: "We’ve removed your job.",
      comment: "We’ve removed your question.",
      message: "We’ve removed your message.",
      review: "We’ve removed your review.",
      user: "We’ve taken down what you posted.",
    },
  },
};
