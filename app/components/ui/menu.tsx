import type { ReactNode } from "react";
import { classNames } from "./class-names";

type MenuProps = {
  /** What stands on the closed menu. */
  trigger: ReactNode;
  /** Its name, when the trigger is only a drawing. */
  label?: string;
  triggerClassName?: string;
  className?: string;
  children: ReactNode;
};

/** A list of links and buttons that unfolds: `details`, so it works by itself; the script closes it on Escape and on a press outside. */
export function Menu({ trigger, label, triggerClassName, className, children }: MenuProps) {
  return (
    <details className={classNames("menu", className)} data-menu="">
      <summary className={classNames("menu-trigger", triggerClassName)}>
        {label && <span className="visually-hidden">{label}</span>}
        {trigger}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}
