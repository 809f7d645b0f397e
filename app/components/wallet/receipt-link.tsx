import { useTranslation } from "~/locales/use-translation";
import { Link } from "../ui/link";

interface ReceiptLinkProps {
  payment: number;
  /** The reader got it: a receipt is for who paid. */
  received?: boolean;
}

/** To the page of a payment. */
export function ReceiptLink({ payment, received }: ReceiptLinkProps) {
  const { t } = useTranslation("wallet");
  const text = received ? "payment" : "receipt";
  return (
    <Link className="text-link" to={`/wallet/betaling/${payment}`} aria-label={t(`history.${text}Of`, { id: payment })}>
      {t(`history.${text}`)}
    </Link>
  );
}
