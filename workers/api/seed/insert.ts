import type { VerificationStatus } from "~/domain/accounts/verification";
import type { AuditTarget } from "~/domain/admin/audit-target";
import type { AppealStatus, DecisionAction } from "~/domain/admin/decision-life";
import type { Report } from "~/domain/admin/report";
import type { BidStatus } from "~/domain/deals/bid-life";
import type { DisputeStatus } from "~/domain/deals/dispute-life";
import type { ReviewStatus } from "~/domain/deals/review";
import type { Job } from "~/domain/jobs/job";
import type { PaymentKind, PaymentStatus } from "~/domain/money/payment-status";
import type { PayoutStatus } from "~/domain/money/payout-life";
import type { NotificationType } from "~/domain/notifications/notification";
import type { Language } from "~/domain/values/language";
import type { Database, Write } from "../db/database";
import type { OutboxKind } from "../db/outbox";

type Value = string | number | null;
export type Row = Record<string, Value>;

interface Words {
  audit: { target_type: AuditTarget };
  bid: { status: BidStatus };
  decision: Pick<Report, "reason" | "target_type"> & { action: DecisionAction; appeal_status: AppealStatus | null };
  dispute: { status: DisputeStatus };
  job: Pick<Job, "price_type" | "status">;
  notification: { type: NotificationType };
  outbox: { kind: OutboxKind };
  payment: { kind: PaymentKind; status: PaymentStatus };
  payout: { status: PayoutStatus };
  report: Pick<Report, "reason" | "status" | "target_type">;
  review: { status: ReviewStatus };
  user: { language: Language; verification: VerificationStatus };
}
export type RowOf<Table extends keyof Words> = Row & Words[Table];

export function insertAll(db: Database, table: string, rows: readonly Row[]): Write {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((_, at) => `json_extract(value, '$[${at}]')`);
  return db
    .prepare(`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?) ORDER BY key`)
    .bind(JSON.stringify(rows.map((row) => columns.map((column) => row[column] ?? null))));
}
