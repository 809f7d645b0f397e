/** What an admin may do something with. */
export const AUDIT_TARGETS = [
  "user",
  "job",
  "comment",
  "review",
  "payment",
  "report",
  "decision",
  "outbox",
  "money_case",
] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];
