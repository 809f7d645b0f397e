import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

export type Tone = "info" | "success" | "warning" | "error";

/** Icons, so that a tone does not depend on colour alone. */
export const toneIcons = {
  info: "info",
  success: "check-circle",
  warning: "warning",
  error: "error",
} as const satisfies Record<Tone, IconName>;

type AlertProps = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced at once by screen readers. Only for results of a user's action. */
  live?: boolean;
  className?: string;
};

export function Alert({ tone, title, children, action, live, className }: AlertProps) {
  return (
    <div
      className={classNames("alert", `alert-${tone}`, className)}
      role={live ? (tone === "error" ? "alert" : "status") : undefined}
    >
      <Icon name={toneIcons[tone]} className="alert-icon" />
      <div className="alert-body">
        {title && <p className="alert-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="alert-action">{action}</div>}
    </div>
  );
}
