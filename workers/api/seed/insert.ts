import type { AuditTarget } from "~/domain/audit-target";
import type { BidStatus } from "~/domain/bid-life";
import type { AppealStatus, DecisionAction } from "~/domain/decision-life";
import type { DisputeStatus } from "~/domain/dispute-life";
import type { Job } from "~/domain/job";
import type { Language } from "~/domain/language";
import type { NotificationType } from "~/domain/notification";
import type { PaymentKind, PaymentStatus } from "~/domain/payment-life";
import type { Report } from "~/domain/report";
import type { ReviewStatus } from "~/domain/review";
import type { VerificationStatus } from "~/domain/verification";
import type { PayoutStatus } from "~/domain/wallet";
import type { Database, Write } from "../db/database";
import type { OutboxKind } from "../db/outbox";

type Value = string | number | null;
export type Row = Record<string, Value>;

/** Columns with words of the domain, so that an unknown word is a type error. */
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
