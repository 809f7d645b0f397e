import { OUTCOMES, REPORTED_THINGS } from "~/content/events/reports";
import { REPORT_OUTCOMES } from "~/domain/admin/decision-life";
import type { TargetType } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";

export const outcomeText = (step: string, language: Language): string =>
  OUTCOMES[REPORT_OUTCOMES.find((one) => one === step) ?? "kept"][language];

export const reportWords = (data: Record<string, string | number | undefined>, language: Language) => ({
  outcome: outcomeText(String(data.step), language),
  thing: REPORTED_THINGS[String(data.thing) as TargetType][language],
});
