import type { Payment } from "~/domain/money/payment";
import type { Moved } from "~/domain/money/payment-deeds";
import { useTranslation } from "~/locales/use-translation";
import { AdminPanel } from "../admin-panel";
import { MovedList } from "../moved-list";
import { MovedTable } from "../moved-table";

interface MoneyPreviewProps {
  payment: Payment;
  moved: readonly Moved[];
}

export function MoneyPreview({ payment, moved }: MoneyPreviewProps) {
  const { t } = useTranslation("adminPayment");
  return (
    <AdminPanel title={t("money")}>
      <MovedTable payment={payment} moved={moved} />
      <MovedList moved={moved} />
    </AdminPanel>
  );
}
