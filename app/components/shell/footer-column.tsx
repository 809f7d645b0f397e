import { useId } from "react";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

interface FooterColumnProps {
  title: string;
  links: readonly { to: string; before?: string; text: string }[];
  wide?: boolean;
}

export function FooterColumn({ title, links, wide }: FooterColumnProps) {
  const id = useId();
  return (
    <details className={classNames("footer-column", wide && "footer-column-wide")}>
      <summary className="footer-summary">
        {title}
        <Icon name="chevron-down" />
      </summary>
      <p id={id} className="footer-title">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ to, before, text }) => (
          <li key={to}>
            <a className="footer-link" href={to}>
              {before && <span className="max-lg:visually-hidden">{before}&nbsp;</span>}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
