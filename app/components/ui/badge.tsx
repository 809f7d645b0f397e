import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

export type BadgeTone = "neutral" | "action" | "attention" | "danger" | "info";

type BadgeProps = { tone?: BadgeTone; icon?: IconName; children: ReactNode; className?: string };

export function Badge({ tone = "neutral", icon, children, className }: BadgeProps) {
  return (
    <span className={classNames("badge", `badge-${tone}`, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
