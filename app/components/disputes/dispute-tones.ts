import type { DisputeStatus } from "~/domain/deals/dispute-life";
import type { BadgeTone } from "../ui/badge";

export const DISPUTE_TONES: Record<DisputeStatus, BadgeTone> = { open: "attention", desk: "info", closed: "neutral" };
