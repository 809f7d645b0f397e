import type { DealMoney } from "~/domain/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../disputes/dispute-address";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";

/** What holds up a deal, on top of the page of its job: a dispute, or a bank that has not confirmed the payment. */
export function DealNote({ money: { disputed, paying } }: { money: Pick<DealMoney, "disputed" | "paying"> }) {
  const { t } = useTranslation("deals");
  if (disputed !== null) {
    return (
      <Alert tone="warning" title={t("dispute.title")}>
        <p>{t("dispute.busy")}</p>
        <p className="pt-3">
          <ButtonLink to={disputeAddress(disputed)}>{t("dispute.see")}</ButtonLink>
        </p>
      </Alert>
    );
  }
  if (!paying) return null;
  return (
    <Alert tone="info" title={t("paying.title")}>
      {t("paying.text")}
    </Alert>
  );
}
