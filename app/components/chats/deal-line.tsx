import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";

interface DealLineProps {
  icon: IconName;
  text: string;
  to: string;
  link: string;
  isStep?: boolean;
}

export function DealLine({ icon, text, to, link, isStep }: DealLineProps) {
  return (
    <div className="next-step">
      <Icon name={icon} />
      <p>{text}</p>
      <Link
        to={to}
        className={isStep ? "button button-primary button-small" : "text-link inline-flex min-h-11 items-center"}
      >
        {link}
      </Link>
    </div>
  );
}
