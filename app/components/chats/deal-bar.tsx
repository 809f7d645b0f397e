import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";
import type { NextStepProps } from "./next-step-props";
import { StopLine } from "./stop-line";
import { WithdrawalLine } from "./withdrawal-line";

interface DealBarProps extends Pick<NextStepProps, "chat" | "viewer" | "money" | "stop"> {
  icon?: IconName;
  text: string;
  to?: string;
  link?: string;
  strong?: boolean;
  /** A request of the other is shown first. */
  isSecond?: boolean;
  aside?: ReactNode;
  first?: ReactNode;
  children?: ReactNode;
}

export function DealBar({
  icon = "check-circle",
  text,
  to,
  link,
  strong,
  isSecond = false,
  aside,
  first,
  children,
  ...deal
}: DealBarProps) {
  const { t } = useTranslation("messages");
  const waiting = countWaiting(deal);
  const stops = (deal.stop?.proposal ?? null) !== null;
  const withdrawn = deal.money.withdrawn ?? null;
  return (
    <>
      <details className="deal-bar">
        <summary>
          <Icon name={icon} />
          <span className="deal-bar-text">{text}</span>
          {waiting > 0 && !isSecond && <Badge tone="attention">{t("next.waiting", { count: waiting })}</Badge>}
          <Icon name="chevron-down" className="deal-bar-fold" />
        </summary>
        {(aside || (to && !strong)) && (
          <div className="deal-bar-step">
            {aside && <p>{aside}</p>}
            {to && !strong && (
              <Link to={to} className="text-link inline-flex min-h-11 items-center">
                {link}
              </Link>
            )}
          </div>
        )}
        {children}
      </details>
      {(first || (to && strong) || stops || withdrawn !== null) && (
        <div className="deal-first">
          <StopLine {...deal} />
          {withdrawn !== null && <WithdrawalLine {...deal} payment={withdrawn} of={deal.money.withdrawnOf ?? "work"} />}
          {first}
          {to && strong && (
            <p className="deal-bar-step">
              <Link to={to} className={`button ${isSecond ? "button-secondary" : "button-primary"} button-small`}>
                {link}
              </Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}

const countWaiting = ({ chat, viewer, money }: Pick<NextStepProps, "chat" | "viewer" | "money">): number =>
  chat.owner === viewer ? money.requests.length : 0;
