/** What an admin may do something with. */
export const AUDIT_TARGETS = ["user", "job", "comment", "review", "payment", "report", "decision", "outbox"] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];
