import { DECISION_OUTCOMES } from "~/content/events/decisions";
import type { DecisionAction } from "~/domain/admin/decision-life";
import type { TargetType } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";

export function decisionWords(data: Record<string, string | number | undefined>, language: Language) {
  const words = DECISION_OUTCOMES[language];
  const action = String(data.action ?? "") as DecisionAction;
  if (action === "remove") return { outcome: words.remove[String(data.thing) as TargetType] ?? words.remove.user };
  return { outcome: words[action] ?? "" };
}
