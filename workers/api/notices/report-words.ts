import { NUMBERED, OUTCOMES, REPORTED_THINGS } from "~/content/events/reports";
import { REPORT_OUTCOMES } from "~/domain/admin/decision-life";
import type { TargetType } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";

export const outcomeText = (step: string, language: Language): string =>
  OUTCOMES[REPORT_OUTCOMES.find((one) => one === step) ?? "kept"][language];

type Data = Record<string, string | number | undefined>;

const thingIn = ({ thing }: Data, language: Language) => REPORTED_THINGS[String(thing) as TargetType][language];

export const reportWords = (data: Data, language: Language) => ({
  outcome: outcomeText(String(data.step), language),
  thing: thingIn(data, language),
});

/** Older mails in the queue have no number. */
export const receivedWords = (data: Data, language: Language): Record<string, string> =>
  data.report === undefined
    ? { numbered: "" }
    : { numbered: ` (${NUMBERED[language](data.report)})`, thing: thingIn(data, language) };
