import type { ReportOutcome } from "~/domain/admin/decision-life";
import type { TargetType } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";

export const OUTCOMES: Record<ReportOutcome, Record<Language, string>> = {
  kept: {
    nl: "We zien niets wat tegen onze regels is. We laten het staan.",
    en: "We don’t see anything that breaks our rules, so we’ve left it as it is.",
  },
  gone: {
    nl: "Wat je meldde, is al niet meer te zien. We doen er daarom niets meer aan.",
    en: "What you reported can’t be seen any more, so we’ve taken no further action.",
  },
  removed: { nl: "We hebben weggehaald wat je meldde.", en: "We’ve taken down what you reported." },
  acted: {
    nl: "We hebben maatregelen genomen. Welke, vertellen we alleen aan de ander.",
    en: "We’ve taken action. Only the other person learns what it was.",
  },
  back: {
    nl: "We hebben ons besluit opnieuw bekeken en teruggedraaid. Wat je meldde, kan daarom weer te zien zijn.",
    en: "We’ve looked at our decision again and reversed it, so what you reported may be visible again.",
  },
  still_gone: {
    nl: "We hebben ons besluit opnieuw bekeken en teruggedraaid. Wat je meldde, blijft weg: een ander besluit geldt nog.",
    en: "We’ve looked at our decision again and reversed it. What you reported stays down, because another decision still applies.",
  },
  reversed: {
    nl: "We hebben ons besluit opnieuw bekeken en teruggedraaid. Het geldt niet meer.",
    en: "We’ve looked at our decision again and reversed it. It no longer applies.",
  },
};

export const REPORTED_THINGS: Record<TargetType, Record<Language, string>> = {
  job: { nl: "een klus", en: "a job" },
  comment: { nl: "een vraag", en: "a question" },
  message: { nl: "een bericht", en: "a message" },
  photo: { nl: "een foto", en: "a photo" },
  review: { nl: "een beoordeling", en: "a review" },
  user: { nl: "een persoon", en: "a person" },
};

export const NUMBERED: Record<Language, (report: string | number) => string> = {
  nl: (report) => `melding ${report}`,
  en: (report) => `report ${report}`,
};
