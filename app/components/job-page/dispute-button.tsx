import { useTranslation } from "~/locales/use-translation";
import { disputeOpening } from "../deals/dispute-address";
import { ButtonLink } from "../ui/button-link";

export function DisputeButton({ payment }: { payment: number | null }) {
  const { t } = useTranslation("approval");
  if (payment === null) return null;
  return (
    <ButtonLink variant="secondary" to={disputeOpening(payment)}>
      {t("done.dispute")}
    </ButtonLink>
  );
}
