import type { AuditEntry } from "~/domain/admin/admin";
import type { AuditTarget } from "~/domain/admin/audit-target";

const PAGES: Record<AuditTarget, ((id: number) => string) | null> = {
  user: (id) => `/admin/users/${id}`,
  job: (id) => `/admin/jobs/${id}`,
  comment: null,
  review: (id) => `/admin/reviews/${id}`,
  payment: (id) => `/admin/payments/${id}`,
  payout: (id) => `/admin/payouts/${id}`,
  report: (id) => `/admin/reports/${id}`,
  decision: (id) => `/admin/appeals/${id}`,
  outbox: null,
  money_case: (id) => `/admin/money/${id}`,
  money_stop: () => "/admin/money-stop",
  earnings: null,
};

export const pageOfTarget = ({ target_type, target_id }: AuditEntry): string | null =>
  PAGES[target_type]?.(target_id) ?? null;

/** How the log stores a division: `withShare` in workers/api/db/audit.ts. */
const SHARE = /^helper (?<helper>\d+\.\d\d) \/ (?<amount>\d+\.\d\d)(?<back>, extra back)?: (?<reason>.*)$/s;

export function shareIn(text: string): { helper: string; amount: string; isExtraBack: boolean; reason: string } | null {
  const { helper, amount, back, reason } = SHARE.exec(text)?.groups ?? {};
  return helper && amount && reason !== undefined ? { helper, amount, isExtraBack: back !== undefined, reason } : null;
}
