export const AUDIT_TARGETS = [
  "user",
  "job",
  "comment",
  "review",
  "payment",
  "payout",
  "report",
  "decision",
  "outbox",
  "money_case",
  "money_stop",
  "earnings",
] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];
