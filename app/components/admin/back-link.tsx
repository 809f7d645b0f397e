import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

/** From a thing up to the list it is in. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      className="text-link inline-flex min-h-11 items-center gap-2 justify-self-start"
      to={to}
      data-key="u"
      aria-keyshortcuts="u"
    >
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
