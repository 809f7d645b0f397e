/** What an admin may do something with. */
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
  /** The export for the tax office, by its year. */
  "earnings",
] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];
