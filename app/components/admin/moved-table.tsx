import { type Cents, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { type Moved, sumStillMoved } from "~/domain/money/payment-deeds";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { SumTable } from "../payments/sum-table";

interface MovedTableProps {
  payment: Payment;
  moved: readonly Moved[];
}

export function MovedTable({ payment, moved }: MovedTableProps) {
  const { t } = useTranslation(["adminPayment", "admin"]);
  const locale = useLocale();
  const euros = (cents: Cents) => formatSum(cents, locale);
  const { helper, payer, credits, fee, provider, platform, total } = sumStillMoved(moved);
  const names = { payer: payment.payer.name, helper: payment.payee?.name ?? "" };
  return (
    <SumTable
      lines={[
        { text: t("admin:resolve.toHelper", names), amount: euros(helper) },
        { text: t("admin:resolve.toPayer", names), amount: euros(payer) },
        ...(credits > 0 ? [{ text: t("asCredits"), amount: euros(credits) }] : []),
        ...(fee > 0 ? [{ text: t("alreadyFee"), amount: euros(fee) }] : []),
        ...(provider > 0 ? [{ text: t("alreadyProvider"), amount: euros(provider) }] : []),
        { text: t("admin:resolve.toPlatform"), amount: euros(platform) },
      ]}
      total={{ text: t("admin:resolve.total"), amount: euros(total) }}
    />
  );
}
