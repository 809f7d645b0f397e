import type { DecisionAction } from "~/domain/decision-life";
import type { Language } from "~/domain/language";
import type { TargetType } from "~/domain/report-life";

/** The outcome as a reporter learns it. Measures against the other person stay between us and them. */
export const REPORT_OUTCOMES = ["kept", "gone", "removed", "acted"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** `gone`: what was reported could not be seen any more when the admin decided. */
export function outcomeOf(action: DecisionAction, gone: boolean): ReportOutcome {
  if (action === "remove") return "removed";
  if (action === "dismiss") return gone ? "gone" : "kept";
  return "acted";
}

const OUTCOMES: Record<Language, Record<ReportOutcome, string>> = {
  nl: {
    kept: "We zien niets wat tegen onze regels is. We laten het staan.",
    gone: "Wat je meldde, is al niet meer te zien. We doen er daarom niets meer aan.",
    removed: "We hebben weggehaald wat je meldde.",
    acted: "We hebben maatregelen genomen. Welke, vertellen we alleen aan de ander.",
  },
  en: {
    kept: "We don’t see anything that breaks our rules, so we’ve left it as it is.",
    gone: "What you reported can’t be seen any more, so we’ve taken no further action.",
    removed: "We’ve taken down what you reported.",
    acted: "We’ve taken action. Only the other person learns what it was.",
  },
};

const THINGS: Record<Language, Record<TargetType, string>> = {
  nl: { job: "een klus", comment: "een vraag", message: "een bericht", review: "een beoordeling", user: "een persoon" },
  en: { job: "a job", comment: "a question", message: "a message", review: "a review", user: "a person" },
};

export const outcomeText = (step: string, language: Language): string =>
  OUTCOMES[language][REPORT_OUTCOMES.find((one) => one === step) ?? "kept"];

export const reportWords = (data: Record<string, string | number | undefined>, language: Language) => ({
  outcome: outcomeText(String(data.step), language),
  thing: THINGS[language][String(data.thing) as TargetType],
});
