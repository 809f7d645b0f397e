import { shortNameOf } from "~/domain/accounts/short-name";
import { approvalOf } from "~/domain/deals/approval";
import type { Bid } from "~/domain/deals/bid";
import { acceptedBid } from "~/domain/deals/bid-life";
import type { Job } from "~/domain/jobs/job";
import { type Holdings, ownerActions, refusalOf } from "~/domain/jobs/job-life";
import { dealMoneyOf, settledBetween } from "~/domain/money/deal-money";
import { formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { holdOf } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { DisputeButton } from "./dispute-button";

interface ApproveBoxProps {
  job: Job;
  payments: readonly Payment[];
  money: Holdings;
  suspended: boolean;
}

function NotNow({ bid, payments }: { bid: Bid; payments: readonly Payment[] }) {
  const { t } = useTranslation(["approval", "deals"]);
  const name = shortNameOf(bid.user);
  const { disputable } = dealMoneyOf(payments);
  return (
    <Alert tone="info" title={t("done.title", { name })}>
      <p>{t("done.paused", { name })}</p>
      <p className="flex flex-wrap gap-3 pt-3">
        <ButtonLink variant="secondary" to="/contact">
          {t("deals:paused.write")}
        </ButtonLink>
        <DisputeButton payment={disputable} />
      </p>
    </Alert>
  );
}

export function ApproveBox({ job, payments, money, suspended }: ApproveBoxProps) {
  const { t } = useTranslation("approval");
  const locale = useLocale();
  const chosen = acceptedBid(job.bids);
  if (chosen && money.done && refusalOf(job.status, "solve", money) === "paused")
    return <NotNow bid={chosen} payments={payments} />;
  if (!chosen || !money.done || !ownerActions(job.status, money).includes("solve")) return null;
  const name = shortNameOf(chosen.user);
  const approval = approvalOf(job, payments);
  const { disputable } = dealMoneyOf(payments);
  const settled = settledBetween(payments);
  const hold = approval?.parts[0] && holdOf(approval.parts[0]);
  const more = [
    suspended && t("done.suspended", { name }),
    settled === 0 && approval && t(suspended ? "done.wrongAlone" : "done.wrong"),
    hold?.until && t("done.until", { name, day: formatDay(hold.until, locale) }),
  ].filter(Boolean);
  return (
    <Alert tone="success" title={t("done.title", { name })}>
      <p>
        {settled > 0
          ? t("done.settled", { amount: formatEuros(settled, locale) })
          : approval
            ? t("done.text", { name, net: formatEuros(approval.net, locale) })
            : t("done.direct", { name })}
        {hold?.waitsFor === "stopped" && ` ${t("done.stopped", { name })}`}
      </p>
      <p className="py-3">
        <ButtonLink to={`/task/${job.id}/actie/solve`}>
          {approval ? t("action", { amount: formatEuros(approval.agreed, locale) }) : t("done.complete")}
        </ButtonLink>
      </p>
      {more.length > 0 && <p>{more.join(" ")}</p>}
      <p className="flex flex-wrap gap-3 pt-3 empty:hidden">
        {!suspended && (
          <ButtonLink variant="secondary" to={`/messages/${chosen.chat_uri}`}>
            {t("done.chat")}
          </ButtonLink>
        )}
        <DisputeButton payment={disputable} />
      </p>
    </Alert>
  );
}
