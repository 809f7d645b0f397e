import type { StopProposal } from "~/domain/deals/stop-proposal";
import { centsOf, formatSum } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import type { StopPageProps } from "./stop-page";

/** How the last proposal ended. */
export function LastStop({ job, role, viewer, stop, proposal }: StopPageProps & { proposal: StopProposal }) {
  const { t } = useTranslation("stop");
  const locale = useLocale();
  const { name } = stop.other;
  const { status } = proposal;
  if (status === "accepted") {
    const values = {
      name,
      refund: formatSum(centsOf(proposal.refund), locale),
      helper: formatSum(centsOf(proposal.helper), locale),
    };
    return (
      <Alert
        tone="success"
        title={t("last.accepted")}
        action={<ButtonLink to={`/task/${job.id}`}>{t("closed.job")}</ButtonLink>}
      >
        {t(`last.${proposal.helper === "0.00" ? "back" : "accepted"}${role === "owner" ? "Owner" : "Helper"}`, values)}
      </Alert>
    );
  }
  if (status === "open" || status === "replaced") return null;
  const own = proposal.by === viewer;
  const why = status === "lapsed" || status === "void" ? `${t(`last.${status}Text`)} ` : "";
  const goesOn = stop.refused === null ? t("last.again") : "";
  return (
    <Alert tone="info" title={t(own ? `last.${status}Own` : `last.${status}`, { name })}>
      {why}
      {goesOn}
    </Alert>
  );
}
