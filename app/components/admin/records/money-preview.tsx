import { type Cents, centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import type { Moved } from "~/domain/money/payment-deeds";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { DeskLink } from "../desk-link";
import { DeskPanel } from "../desk-panel";
import { MovedTable } from "../moved-table";

interface MoneyPreviewProps {
  payment: Payment;
  moved: readonly Moved[];
  earned: Cents;
}

export function MoneyPreview({ payment, moved, earned }: MoneyPreviewProps) {
  const { t } = useTranslation("adminPayment");
  return (
    <DeskPanel title={t("money")}>
      <MovedTable payment={payment} moved={moved} />
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
