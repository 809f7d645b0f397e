import type { Job } from "~/domain/jobs/job";
import { standingOf } from "~/domain/money/chargeback-life";
import { centsOf, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isHeld } from "~/domain/money/payment-life";
import { isPricePayment } from "~/domain/money/price-part";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../../ui/alert";
import { AdminLink } from "../admin-link";
import { MoneyPreview } from "./money-preview";

export interface RemovalMoneyProps {
  job: Pick<Job, "begun_at" | "done_at">;
  held: readonly Payment[];
}

export function RemovalMoney({ job, held }: RemovalMoneyProps) {
  const { t } = useTranslation("adminRecords");
  const moved = held.filter((payment) => isHeld(standingOf(payment))).map((payment) => ({ payment, earned: 0 }));
  const first = (moved.find(({ payment }) => isPricePayment(payment)) ?? moved[0])?.payment;
  if (!first) return null;
  const stage = job.done_at !== null ? "done" : job.begun_at ? "begun" : null;
  return (
    <>
      {stage && (
        <Alert tone="warning" title={t(`unpaidWork.${stage}`)}>
          {t("unpaidWork.text")} <AdminLink to={`/admin/payments/${first.id}`}>{t("unpaidWork.link")}</AdminLink>
        </Alert>
      )}
      <MoneyPreview payment={first} moved={moved} />
    </>
  );
}

/** The API refuses another sum than the one shown. */
export function RemovalTotal({ held }: Pick<RemovalMoneyProps, "held">) {
  const total = held.reduce((sum, { amount_with_platform_cost }) => sum + centsOf(amount_with_platform_cost), 0);
  return <input type="hidden" name="total" value={formatMoney(total)} />;
}
