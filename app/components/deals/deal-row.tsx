import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";

interface DealRowProps {
  icon: IconName;
  to: string;
  /** Null: the box of the next step has this link. */
  link: string | null;
  children: ReactNode;
}

export function DealRow({ icon, to, link, children }: DealRowProps) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-1 flex-none text-action" />
      <div className="grid min-w-0 wrap-anywhere">
        <div>{children}</div>
        {link !== null && (
          <Link className="text-link print-hidden inline-flex min-h-11 items-center justify-self-start" to={to}>
            {link}
          </Link>
        )}
      </div>
    </li>
  );
}
