import { useTranslation } from "~/locales/use-translation";
import { Link } from "../ui/link";

interface ReceiptLinkProps {
  payment: number;
  received?: boolean;
}

export function ReceiptLink({ payment, received }: ReceiptLinkProps) {
  const { t } = useTranslation("wallet");
  const text = received ? "payment" : "receipt";
  return (
    <Link className="text-link" to={`/wallet/betaling/${payment}`} aria-label={t(`history.${text}Of`, { id: payment })}>
      {t(`history.${text}`)}
    </Link>
  );
}
