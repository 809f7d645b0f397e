import type { ButtonVariant } from "./button";
import { classNames } from "./class-names";
import { Link, type LinkProps } from "./link";

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant = "primary", className, ...rest }: ButtonLinkProps) {
  return <Link className={classNames("button", `button-${variant}`, className)} {...rest} />;
}
