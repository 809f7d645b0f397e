import { Icon } from "./icon";
import { Link } from "./link";

type BreadcrumbProps = { label: string; trail: readonly { to: string; text: string }[]; current: string };

export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
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
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
