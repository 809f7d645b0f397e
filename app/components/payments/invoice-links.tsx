import type { InvoiceLink } from "~/domain/money/invoice";
import { useTranslation } from "~/locales/use-translation";
import { Link } from "../ui/link";

export function InvoiceLinks({ invoices, className }: { invoices: readonly InvoiceLink[]; className?: string }) {
  const { t } = useTranslation("invoices");
  return invoices.map(({ id, kind, number }) => (
    <Link key={id} className={className ?? "text-link"} to={`/wallet/factuur/${id}`}>
      {t(`number.${kind}`, { number })}
    </Link>
  ));
}
