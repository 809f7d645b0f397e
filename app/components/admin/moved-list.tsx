import { type Cents, centsOf, formatSum } from "~/domain/money/money";
import { type Moved, sumStillMoved } from "~/domain/money/payment-deeds";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { AdminLink } from "./admin-link";

export function MovedList({ moved }: { moved: readonly Moved[] }) {
  const { t } = useTranslation(["adminPayment", "adminRecords"]);
  const locale = useLocale();
  const euros = (cents: Cents) => formatSum(cents, locale);
  if (moved.length < 2) return null;
  return (
    <ul className="grid gap-1">
      {moved.map((one) => {
        const { id, kind, amount_with_platform_cost: paid, payer, payee } = one.payment;
        const { helper, payer: back } = sumStillMoved([one]);
        const parts = [
          helper > 0 && t("movedOn", { amount: euros(helper), name: payee?.name ?? "" }),
          back > 0 && t("movedBack", { amount: euros(back), name: payer.name }),
        ];
        return (
          <li key={id}>
            <AdminLink to={`/admin/payments/${id}`}>
              {t("other", { id, kind: t(`adminRecords:payments.kinds.${kind}`), amount: euros(centsOf(paid)) })}
            </AdminLink>
            {`: ${parts.filter(Boolean).join(", ")}`}
          </li>
        );
      })}
    </ul>
  );
}
