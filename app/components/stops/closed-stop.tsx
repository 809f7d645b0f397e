import type { StopRefusal } from "~/domain/deals/stop-life";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { disputeAddress } from "../deals/dispute-address";
import { receiptAddress } from "../deals/receipt-address";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import type { StopPageProps } from "./stop-page-props";

type ClosedProps = StopPageProps & { refused: StopRefusal };

/** A payment that the bank took back is disputed too, mostly without a dispute. */
export const hinderedBy = ({ chargedBack }: Pick<StopPageProps, "chargedBack">) =>
  chargedBack === null ? "disputed" : "chargedBack";

export function ClosedStop(page: ClosedProps) {
  const { t } = useTranslation("stop");
  const { role, refused } = page;
  const { name } = page.stop.other;
  const text =
    refused === "free_to_cancel"
      ? t(`closed.free_to_cancel.${role}`, { name })
      : t(`closed.${refused === "disputed" ? hinderedBy(page) : refused}`, { name });
  return (
    <Alert tone={refused === "paused" ? "warning" : "info"} title={t("closed.title")} action={<Way {...page} />}>
      {text}
    </Alert>
  );
}

function Way({ job, role, chat, disputed, chargedBack, refused }: ClosedProps) {
  const { t } = useTranslation("stop");
  if (refused === "free_to_cancel")
    return role === "owner" ? (
      <ButtonLink to={`/task/${job.id}/actie/cancel`}>{t("closed.cancel")}</ButtonLink>
    ) : (
      <ButtonLink to={`/task/${job.id}/bod`}>{t("closed.withdraw")}</ButtonLink>
    );
  if (refused === "disputed" && chargedBack !== null)
    return <ButtonLink to={receiptAddress(chargedBack)}>{t("closed.payment")}</ButtonLink>;
  if (refused === "disputed" && disputed !== null)
    return <ButtonLink to={disputeAddress(disputed)}>{t("closed.dispute")}</ButtonLink>;
  if (refused === "absence_reported" && chat !== null)
    return <ButtonLink to={appointmentAddress(chat)}>{t("closed.report")}</ButtonLink>;
  return <ButtonLink to={`/task/${job.id}`}>{t("closed.job")}</ButtonLink>;
}
