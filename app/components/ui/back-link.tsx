import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link, type LinkProps } from "./link";

export function BackLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link
      className={classNames("text-link inline-flex min-h-11 items-center gap-2 justify-self-start", className)}
      {...rest}
    >
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
