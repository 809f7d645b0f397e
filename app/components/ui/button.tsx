import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  pendingText?: string;
};

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
