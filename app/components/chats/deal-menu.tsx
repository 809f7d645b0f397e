import { canWithdraw, isAccepted } from "~/domain/deals/bid-life";
import { extraWorkHindrance, isReportOpenAbout } from "~/domain/deals/deal";
import { isUnderway } from "~/domain/jobs/job-life";
import { isOnHold } from "~/domain/money/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { disputeOpening } from "../deals/dispute-address";
import { askingAddress } from "../deals/request-address";
import { stopAddress } from "../deals/stop-address";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import type { NextStepProps } from "./next-step-props";

export function DealMenu({ chat, viewer, jobStatus, doneAt, mayCancel, stop, money, terms }: NextStepProps) {
  const { t } = useTranslation("messages");
  const goesOn = isAccepted(chat.bid_status) && jobStatus !== null && isUnderway(jobStatus);
  const isOwner = chat.owner === viewer;
  const isHelper = goesOn && !isOwner;
  const isGone = money.uncovered !== null;
  const pays = terms.mode === "direct" || isGone;
  const hindrance = extraWorkHindrance({
    blocked: chat.blocked,
    suspended: chat.suspended === true,
    reported: isReportOpenAbout(chat.appointment, viewer),
    done: doneAt !== null,
    gone: isGone,
    mode: terms.mode,
  });
  const mayAsk = isHelper && !isOnHold(money) && hindrance === null;
  return (
    <>
      {mayAsk && (
        <Link className="menu-item" to={askingAddress(chat.uri)}>
          <Icon name="euro" />
          {t(pays ? "extra.askDirect" : "extra.ask")}
        </Link>
      )}
      {isHelper && canWithdraw({ status: "accepted", job_status: jobStatus }, isOnHold(money)) && (
        <Link className="menu-item" to={`/task/${chat.job}/bod`}>
          <Icon name="close" />
          {t(doneAt === null ? "next.cannot" : "next.suspended.withdraw")}
        </Link>
      )}
      {goesOn && isOwner && mayCancel && (
        <Link className="menu-item" to={`/task/${chat.job}/actie/cancel`}>
          <Icon name="close" />
          {t("next.cancel")}
        </Link>
      )}
      {goesOn && (stop?.allowed || stop?.proposal) && (
        <Link className="menu-item" to={stopAddress(chat.job)}>
          <Icon name="users" />
          {t("next.stop")}
        </Link>
      )}
      {money.disputable !== null && (
        <Link className="menu-item" to={disputeOpening(money.disputable)}>
          <Icon name="warning" />
          {t("next.wrong")}
        </Link>
      )}
    </>
  );
}
