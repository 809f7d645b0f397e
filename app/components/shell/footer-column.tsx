import { useId } from "react";
import { classNames } from "../ui/class-names";

interface FooterColumnProps {
  title: string;
  links: readonly { to: string; before?: string; text: string }[];
  wide?: boolean;
}

export function FooterColumn({ title, links, wide }: FooterColumnProps) {
  const id = useId();
  return (
    <div className={classNames("footer-column", wide && "footer-column-wide")}>
      <p id={id} className="font-bold">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ to, before, text }) => (
          <li key={to}>
            <a className="footer-link" href={to}>
              {before && <span className="max-sm:visually-hidden">{before}&nbsp;</span>}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
