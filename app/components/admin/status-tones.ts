import type { ReportStatus } from "~/domain/admin/report-life";
import type { DisputeStatus } from "~/domain/deals/dispute-life";
import type { BadgeTone } from "../ui/badge";

export const STATUS_TONES: Record<ReportStatus, BadgeTone> = { open: "attention", closed: "neutral" };

export const DISPUTE_TONES: Record<DisputeStatus, BadgeTone> = { open: "info", desk: "attention", closed: "neutral" };
