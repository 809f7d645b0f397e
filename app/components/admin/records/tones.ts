import type { AccountStatus } from "~/domain/accounts/account-life";
import type { VerificationStatus } from "~/domain/accounts/verification";
import type { MailState } from "~/domain/admin/admin-search";
import type { JobStatus } from "~/domain/jobs/job-status";
import type { PaymentStatus } from "~/domain/money/payment-status";
import type { BadgeTone } from "../../ui/badge";

export const ACCOUNT_TONES: Record<AccountStatus, BadgeTone | null> = {
  active: null,
  suspended: "attention",
  deleted: "danger",
};

export const JOB_TONES: Record<JobStatus, BadgeTone> = {
  open: "action",
  reserved: "info",
  solved: "neutral",
  deleted: "danger",
};

export const VERIFICATION_TONES: Record<VerificationStatus, BadgeTone> = {
  none: "neutral",
  started: "neutral",
  pending: "info",
  verified: "action",
  rejected: "danger",
};

export const PAYMENT_TONES: Record<PaymentStatus, BadgeTone> = {
  open: "neutral",
  processing: "info",
  held: "info",
  released: "action",
  refunded: "neutral",
  failed: "danger",
  cancelled: "neutral",
  expired: "neutral",
  disputed: "attention",
  settled: "action",
};

export const MAIL_TONES: Record<MailState, BadgeTone> = {
  waiting: "info",
  sent: "action",
  skipped: "neutral",
  failed: "danger",
};
