import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type MenuProps = {
  trigger: ReactNode;
  label?: string;
  triggerClassName?: string;
  className?: string;
  children: ReactNode;
};

/** A `details` menu, which works without a script. The script closes it on Escape and on a click outside. */
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
