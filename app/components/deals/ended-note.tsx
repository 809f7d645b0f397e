import type { EndedDeal } from "~/domain/deals/deal-end-summary";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { useDealReceipts } from "./use-deal-receipts";

export function EndedNote({ ended }: { ended: EndedDeal }) {
  const { t } = useTranslation("deals");
  const receipts = useDealReceipts(ended);
  return (
    <Alert tone="info" title={t("ended.title")}>
      <p>{ended.text}</p>
      <p className="flex flex-wrap gap-3 pt-3">
        {receipts.map(({ to, text }) => (
          <ButtonLink key={to} variant="secondary" to={to}>
            {text}
          </ButtonLink>
        ))}
        <ButtonLink variant="secondary" to={`/messages/${ended.chat_uri}`}>
          {t("ended.chat")}
        </ButtonLink>
      </p>
    </Alert>
  );
}
