import { isStopAgreed, isStopOpen } from "~/domain/deals/stop-life";
import { useTranslation } from "~/locales/use-translation";
import { disputeOpening } from "../deals/dispute-address";
import { TimelineLink } from "../deals/timeline-link";
import { formatDeadline } from "../format";
import { JobLine } from "../jobs/job-line";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { Alert } from "../ui/alert";
import { Link } from "../ui/link";
import { ClosedStop, hinderedBy } from "./closed-stop";
import { LastStop } from "./last-stop";
import { StopAmount } from "./stop-amount";
import { StopCheck } from "./stop-check";
import type { StopPageProps } from "./stop-page-props";
import { WaitingStop } from "./waiting-stop";

export function StopPage(page: StopPageProps) {
  const { t } = useTranslation("stop");
  const { job, stop, chat, earned, refusal, disputable } = page;
  const { proposal, refused } = stop;
  const open = proposal !== null && isStopOpen(proposal);
  const agreed = proposal !== null && isStopAgreed(proposal);
  const own = open && proposal.by === page.viewer;
  const mayPropose = refused === null;
  const back = chat ? { to: `/messages/${chat}`, text: t("back") } : { to: `/task/${job.id}`, text: t("backToJob") };
  return (
    <DealPage title={t("title")} back={back}>
      {refusal && (
        <Alert tone="error" live title={t("refused")}>
          {stop.refused === "disputed" ? t(`closed.${hinderedBy(page)}`) : refusal}
        </Alert>
      )}
      <JobLine job={job} agreed={page.agreed ?? null} />
      {proposal && !open && earned === null && <LastStop {...page} proposal={proposal} />}
      {open && earned === null && <WaitingStop {...page} proposal={proposal} />}
      {mayPropose && earned === null && <StopAmount {...page} fold={open ? (own ? "change" : "counter") : null} />}
      {mayPropose && earned !== null && (
        <StopCheck {...page} earned={earned} replaces={own} countered={open && !own ? proposal : null} />
      )}
      {refused !== null && !agreed && <ClosedStop {...page} refused={refused} />}
      {(mayPropose || open) && <Pays {...page} />}
      {(mayPropose || open) && disputable !== null && (
        <p>
          <Link className="text-link inline-flex min-h-11 items-center" to={disputeOpening(disputable)}>
            {t("wrong")}
          </Link>
        </p>
      )}
      {proposal && <TimelineLink job={job.id} />}
    </DealPage>
  );
}

function Pays({ role, pays, stop: { other } }: StopPageProps) {
  const { t } = useTranslation("stop");
  const locale = useLocale();
  if (pays === null) return <p className="text-ink-soft">{t("pays.always")}</p>;
  const until = formatDeadline(pays, locale);
  return <Alert tone="info">{t(`pays.${role}`, { name: other.name, until })}</Alert>;
}
