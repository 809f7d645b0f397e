import { isReportOpen } from "~/domain/deals/appointment-life";
import { nextStepFor } from "~/domain/deals/deal";
import type { JobRole } from "~/domain/jobs/job-life";
import { isOnHold } from "~/domain/money/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import { DealBar } from "./deal-bar";
import { PriceUncovered, Reported, Suspended } from "./deal-hindered";
import { AwaitOwner, ConfirmDone, ReportDone } from "./deal-work";
import type { NextStepProps } from "./next-step-props";

export function NextStep(props: NextStepProps) {
  const { chat, viewer, jobStatus, doneAt, money } = props;
  const role: JobRole = chat.owner === viewer ? "owner" : "helper";
  const done = doneAt !== null;
  const step = nextStepFor(role, { bid: chat.bid_status, job: jobStatus, done, disputed: isOnHold(money) });
  if (step === null) return null;
  if (step === "finished") return <Finished {...props} />;
  if (step === "settle_dispute") return <Disputed {...props} />;
  if (money.uncovered !== null) return <PriceUncovered {...props} role={role} />;
  if (step === "await_owner") return <AwaitOwner {...props} />;
  if (chat.suspended && !done && money.paused === null) return <Suspended {...props} role={role} />;
  if (isReportOpen(chat.appointment)) return <Reported {...props} />;
  return step === "confirm_done" ? <ConfirmDone {...props} /> : <ReportDone {...props} />;
}

function Finished(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const { chat, money } = props;
  return (
    <DealBar
      {...props}
      text={t(money.stopped ? "next.ended" : "next.solved")}
      to={chat.reviewed ? undefined : `/task/${chat.job}/beoordelen`}
      link={t("next.review", { name: chat.name })}
    />
  );
}

function Disputed(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const { chargedBack, disputed } = props.money;
  const isTaken = chargedBack !== null;
  return (
    <DealBar
      {...props}
      icon="lock"
      text={t(isTaken ? "next.chargeback" : "next.dispute")}
      to={isTaken ? `/wallet/betaling/${chargedBack}` : disputeAddress(disputed)}
      link={t(isTaken ? "next.chargebackLink" : "next.disputeLink")}
      strong
    />
  );
}
