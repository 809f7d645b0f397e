import type { DecisionAction } from "~/domain/admin/decision-life";

/** Content that is already gone does not stay as it is. */
export function decideWords(action: DecisionAction, { gone }: { gone: boolean }) {
  if (gone && action === "dismiss") return "dismissGone";
  return gone && action === "warn" ? "warnGone" : action;
}
