import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

export type Tone = "info" | "success" | "warning" | "error";

/** The drawing that goes with a tone, so that colour is never the only sign. */
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
  /** Spoken at once by screen readers; only for what appeared because of what the person did. */
  live?: boolean;
  className?: string;
};

/** Something the reader must know, in the flow of the page. */
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
