import type { AppealStatus, DecisionAction } from "~/domain/admin/decision-life";
import type { BadgeTone } from "../ui/badge";

export const ACTION_TONES: Record<DecisionAction, BadgeTone> = {
  dismiss: "neutral",
  remove: "danger",
  warn: "attention",
  suspend: "danger",
};

export const APPEAL_TONES: Record<AppealStatus, BadgeTone> = {
  open: "attention",
  upheld: "neutral",
  overturned: "action",
};
