import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";

interface DealLineProps {
  icon?: IconName;
  text: string;
  to?: string;
  link?: string;
  /** The reader is the one to act. */
  strong?: boolean;
  children?: ReactNode;
}

/** How one thing stands between the two, above what they say, with the page where it goes on. */
export function DealLine({ icon = "check-circle", text, to, link, strong, children }: DealLineProps) {
  return (
    <div className="next-step">
      <Icon name={icon} />
      <p>
        {text} {children}
      </p>
      {to && (
        <Link
          to={to}
          className={strong ? "button button-secondary button-small" : "text-link inline-flex min-h-11 items-center"}
        >
          {link}
        </Link>
      )}
    </div>
  );
}
