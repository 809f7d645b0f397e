import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

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
      <kbd className="admin-key nojs:hidden max-md:hidden" aria-hidden="true">
        u
      </kbd>
    </Link>
  );
}
