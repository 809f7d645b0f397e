export const TARGET_TYPES = ["job", "comment", "message", "photo", "review", "user"] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
export const isInChat = (type: TargetType): boolean => type === "message" || type === "photo";

export interface Target {
  type: TargetType;
  id: number;
}

export const REPORT_REASONS = ["spam", "fraud", "offensive", "illegal", "contact_details", "other"] as const;
export const REPORT_STATUSES = ["open", "closed"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const REPORT_LIFE: readonly { from: ReportStatus; event: "decide"; to: ReportStatus }[] = [
  { from: "open", event: "decide", to: "closed" },
];

export const canBeDecided = (status: ReportStatus) => REPORT_LIFE.some(({ from }) => from === status);
