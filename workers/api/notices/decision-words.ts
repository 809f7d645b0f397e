import { DECISION_OUTCOMES } from "~/content/events/decisions";
import type { DecisionAction } from "~/domain/decision-life";
import type { Language } from "~/domain/language";
import type { TargetType } from "~/domain/report-life";

/** Empty for a mail that was queued without the action. */
export function decisionWords(data: Record<string, string | number | undefined>, language: Language) {
  const words = DECISION_OUTCOMES[language];
  const action = String(data.action ?? "") as DecisionAction;
  if (action === "remove") return { outcome: words.remove[String(data.thing) as TargetType] ?? words.remove.user };
  return { outcome: words[action] ?? "" };
}
