import type { EndedDeal } from "~/domain/deals/deal-end-summary";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";

export function EndedNote({ ended: { text, payment, chat_uri } }: { ended: EndedDeal }) {
  const { t } = useTranslation("deals");
  return (
    <Alert tone="info" title={t("ended.title")}>
      <p>{text}</p>
      <p className="flex flex-wrap gap-3 pt-3">
        {payment && (
          <ButtonLink variant="secondary" to={`/wallet/betaling/${payment}`}>
            {t("ended.receipt")}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={`/messages/${chat_uri}`}>
          {t("ended.chat")}
        </ButtonLink>
      </p>
    </Alert>
  );
}
