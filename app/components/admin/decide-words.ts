import type { DecisionAction } from "~/domain/admin/decision-life";

/** Content that is already gone does not stay as it is. */
const OF_GONE = {
  dismiss: "dismissGone",
  warn: "warnGone",
  remove: "remove",
  suspend: "suspend",
} as const satisfies Record<DecisionAction, string>;

export const decideWords = (action: DecisionAction, { gone }: { gone: boolean }) => (gone ? OF_GONE[action] : action);
