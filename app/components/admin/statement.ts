import type { TFunction } from "i18next";
import { type AppealOutcome, type DecisionAction, hasEffect } from "~/domain/admin/decision-life";
import type { Report } from "~/domain/admin/report";
import type { Language } from "~/domain/values/language";

export interface About extends Pick<Report, "target_type" | "reason"> {
  title: string | null;
  answered?: boolean;
  gone?: boolean;
}

export interface TeamStatement {
  name: string;
  writtenIn: Language;
  ground: Report["reason"];
  draft: string;
  pageAddress: string;
}

export function statementFor(t: TFunction<"admin">, action: DecisionAction, of: About) {
  if (!hasEffect(action, "state")) return t(of.gone ? "statement.dismissGone" : "statement.dismiss");
  const { target_type, reason, title, answered = false } = of;
  const about = target_type === "user" || title === null ? "plain" : "titled";
  return [
    t(`statement.about.${answered ? "exchange" : target_type}.${about}`, { title }),
    t(`statement.reason.${reason}`),
    t(`statement.action.${action as "remove" | "warn" | "suspend"}`),
  ].join(" ");
}

export const answerFor = (t: TFunction<"admin">, outcome: AppealOutcome) => t(`statement.outcome.${outcome}`);
