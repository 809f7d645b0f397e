import { useTranslation } from "~/locales/use-translation";
import { requestAddress } from "../deals/request-address";
import { Link } from "../ui/link";

export function RequestLink({ payment }: { payment: number }) {
  const { t } = useTranslation("wallet");
  return (
    <Link className="text-link" to={requestAddress(payment)} aria-label={t("history.requestOf", { id: payment })}>
      {t("history.request")}
    </Link>
  );
}
