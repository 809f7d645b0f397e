import { paidFor } from "~/domain/approval";
import type { Job } from "~/domain/job";
import type { JobRole } from "~/domain/job-life";
import { centsOf, formatEuros } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import { type PayoutSchedule, payoutDateAfter } from "~/domain/payout-schedule";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatPrice } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { Link } from "../ui/link";

interface AfterApprovalProps {
  job: Job;
  payments: readonly Payment[];
  role: JobRole;
  payouts: PayoutSchedule;
  now: number;
}

export function AfterApproval({ job, payments, role, payouts, now }: AfterApprovalProps) {
  const { t } = useTranslation("approval");
  const locale = useLocale();
  const paid = paidFor(job, payments);
  if (!paid) return null;
  const values = {
    name: paid.helper.name,
    amount: formatPrice(paid.agreed, locale),
    net: formatEuros(paid.net, locale),
    back: formatEuros(paid.back, locale),
  };
  const said = paid.back > 0 ? (`${role}Split` as const) : role;
  const payout = role === "helper" ? payoutDateAfter(paid.parts[0]?.released_at ?? null, now, payouts) : null;
  return (
    <Alert tone="success" title={t(`after.${said}`, values)}>
      <p>
        {t(`after.${said}Text`, values)} {payout && t("after.payout", { day: formatDay(payout, locale) })}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {paid.parts.map((part) => (
          <Link
            key={part.id}
            className="text-link inline-flex min-h-11 items-center"
            to={`/wallet/betaling/${part.id}`}
          >
            {paid.parts.length === 1
              ? t("after.receipt")
              : t("after.receiptOf", { amount: formatEuros(centsOf(part.amount), locale) })}
          </Link>
        ))}
        {role === "helper" && (
          <Link className="text-link inline-flex min-h-11 items-center" to="/wallet">
            {t("after.wallet")}
          </Link>
        )}
      </p>
    </Alert>
  );
}
