import { type Cents, centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { type Moved, sumOfMoved } from "~/domain/money/payment-deeds";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { SumTable } from "../../payments/sum-table";
import { DeskLink } from "../desk-link";
import { DeskPanel } from "../desk-panel";

interface MoneyPreviewProps {
  payment: Payment;
  moved: readonly Moved[];
  earned: Cents;
}

export function MoneyPreview({ payment, moved, earned }: MoneyPreviewProps) {
  const { t } = useTranslation(["adminPayment", "admin"]);
  const locale = useLocale();
  const euros = (cents: Cents) => formatSum(cents, locale);
  const { helper, payer, credits, platform, total } = sumOfMoved(moved);
  const names = { payer: payment.payer.name, helper: payment.payee?.name ?? "" };
  return (
    <DeskPanel title={t("money")}>
      <SumTable
        lines={[
          { text: t("admin:resolve.toHelper", names), amount: euros(helper) },
          { text: t("admin:resolve.toPayer", names), amount: euros(payer) },
          ...(credits > 0 ? [{ text: t("asCredits"), amount: euros(credits) }] : []),
          { text: t("admin:resolve.toPlatform"), amount: euros(platform) },
        ]}
        total={{ text: t("admin:resolve.total"), amount: euros(total) }}
      />
      <Others payment={payment} moved={moved} earned={earned} />
    </DeskPanel>
  );
}

function Others({ payment, moved, earned }: MoneyPreviewProps) {
  const { t } = useTranslation(["adminPayment", "adminRecords"]);
  const locale = useLocale();
  const others = moved.filter(({ payment: { id } }) => id !== payment.id);
  if (others.length === 0) return null;
  return (
    <div>
      <p>{t(earned === 0 ? "othersBack" : "othersOn")}</p>
      <ul>
        {others.map(({ payment: { id, kind, amount_with_platform_cost } }) => (
          <li key={id}>
            <DeskLink to={`/admin/payments/${id}`}>
              {t("other", {
                id,
                kind: t(`adminRecords:payments.kinds.${kind}`),
                amount: formatSum(centsOf(amount_with_platform_cost), locale),
              })}
            </DeskLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
