import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  /** What the button says while its form is on its way ('Klus plaatsen…'). */
  pendingText?: string;
};

/** A native button; `primary` once per screen. */
export function Button({ variant = "primary", type = "submit", pendingText, className, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames("button", `button-${variant}`, className)}
      data-pending-text={pendingText}
      {...rest}
    />
  );
}
