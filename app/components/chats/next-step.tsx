import type { Chat } from "~/domain/chats/chat";
import { isReportOpen } from "~/domain/deals/appointment-life";
import { nextStepFor } from "~/domain/deals/deal";
import type { StopOfJob } from "~/domain/deals/stop-proposal";
import type { JobRole } from "~/domain/jobs/job-life";
import type { DealPlace } from "~/domain/jobs/job-place";
import type { JobStatus } from "~/domain/jobs/job-status";
import { type DealMoney, isOnHold } from "~/domain/money/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import type { PaymentTerms } from "../payments/payment-terms";
import { DealBar } from "./deal-bar";
import { PriceUncovered, Reported, Suspended } from "./deal-hindered";
import { AwaitOwner, ConfirmDone, ReportDone } from "./deal-work";

export interface NextStepProps {
  chat: Chat;
  viewer: number | null;
  jobStatus: JobStatus | null;
  doneAt: string | null;
  begunAt: string | null;
  canBegin: boolean;
  mayCancel: boolean;
  stop?: StopOfJob | null | undefined;
  place?: DealPlace | null;
  money: DealMoney;
  terms: PaymentTerms;
  now: number;
}

/** The bar above a conversation: what comes next in its deal, and what stands in the way. */
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
