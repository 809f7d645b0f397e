import { Icon } from "./icon";
import { Link } from "./link";

type BreadcrumbProps = { label: string; trail: readonly { to: string; text: string }[]; here: string };

export function Breadcrumb({ label, trail, here }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {trail.map(({ to, text }) => (
          <li key={to}>
            <Link className="text-link" to={to}>
              {text}
            </Link>
            <Icon name="chevron-right" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
