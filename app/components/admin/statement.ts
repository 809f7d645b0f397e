import type { TFunction } from "i18next";
import type { AppealOutcome } from "~/domain/decision-life";
import { type DecisionAction, hasEffect } from "~/domain/decision-life";
import type { Report } from "~/domain/report";

interface About extends Pick<Report, "target_type" | "reason"> {
  title: string | null;
}

export function statementFor(t: TFunction<"admin">, action: DecisionAction, { target_type, reason, title }: About) {
  if (!hasEffect(action, "state")) return t("statement.dismiss");
  const about = target_type === "user" || title === null ? "plain" : "titled";
  return [
    t(`statement.about.${target_type}.${about}`, { title }),
    t(`statement.reason.${reason}`),
    t(`statement.action.${action as "remove" | "warn" | "suspend"}`),
  ].join(" ");
}

export const answerFor = (t: TFunction<"admin">, outcome: AppealOutcome) => t(`statement.outcome.${outcome}`);
