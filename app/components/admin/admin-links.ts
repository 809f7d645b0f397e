import type { Waiting } from "~/domain/admin/case-files";
import type { IconName } from "../ui/icon-names";

type QueueText = "overview" | "reports" | "appeals" | "disputes" | "money" | "withdrawals" | "paused";
type RecordText =
  | "users"
  | "jobs"
  | "reviews"
  | "payments"
  | "payouts"
  | "ledger"
  | "letters"
  | "figures"
  | "audit"
  | "exports";

export type Counts = Omit<Waiting, "oldest">;

export interface AdminLink {
  to: string;
  text: `admin:nav.${QueueText}` | `adminRecords:nav.${RecordText}` | "measuring:nav";
  icon: IconName;
  count?: keyof Counts;
}

export const QUEUE_LINKS: readonly AdminLink[] = [
  { to: "/admin", text: "admin:nav.overview", icon: "inbox" },
  { to: "/admin/reports", text: "admin:nav.reports", icon: "flag", count: "reports" },
  { to: "/admin/appeals", text: "admin:nav.appeals", icon: "refresh", count: "appeals" },
  { to: "/admin/disputes", text: "admin:nav.disputes", icon: "question", count: "disputes" },
  { to: "/admin/money", text: "admin:nav.money", icon: "wallet", count: "money" },
  { to: "/admin/withdrawals", text: "admin:nav.withdrawals", icon: "arrow-left", count: "withdrawals" },
  { to: "/admin/paused", text: "admin:nav.paused", icon: "lock", count: "paused" },
];

export const RECORD_LINKS: readonly AdminLink[] = [
  { to: "/admin/users", text: "adminRecords:nav.users", icon: "users" },
  { to: "/admin/jobs", text: "adminRecords:nav.jobs", icon: "briefcase" },
  { to: "/admin/reviews", text: "adminRecords:nav.reviews", icon: "star" },
  { to: "/admin/payments", text: "adminRecords:nav.payments", icon: "euro" },
  { to: "/admin/payouts", text: "adminRecords:nav.payouts", icon: "wallet" },
  { to: "/admin/ledger", text: "adminRecords:nav.ledger", icon: "list" },
  { to: "/admin/outbox", text: "adminRecords:nav.letters", icon: "mail", count: "letters" },
  { to: "/admin/figures", text: "adminRecords:nav.figures", icon: "sort" },
  { to: "/admin/audit", text: "adminRecords:nav.audit", icon: "clock" },
  { to: "/admin/exports", text: "adminRecords:nav.exports", icon: "download" },
  { to: "/admin/engagement", text: "measuring:nav", icon: "eye" },
];
