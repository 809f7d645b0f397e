import { useTranslation } from "~/locales/use-translation";
import { Link } from "../ui/link";

/** To the statement of a payment. */
export function ReceiptLink({ payment }: { payment: number }) {
  const { t } = useTranslation("wallet");
  return (
    <Link className="text-link" to={`/wallet/betaling/${payment}`} aria-label={t("history.receiptOf", { id: payment })}>
      {t("history.receipt")}
    </Link>
  );
}
