import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { isCurrent } from "./navigation";
import { HEADER_LINKS } from "./site-links";

export function SiteLinks({ path }: { path: string }) {
  const { t } = useTranslation("shell");
  return (
    <ul className="flex gap-4">
      {HEADER_LINKS.map(({ to, text }) => (
        <li key={to}>
          <a className="site-link" href={to} aria-current={isCurrent(to, path) ? "page" : undefined}>
            {t(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function MenuLinks({ path }: { path: string }) {
  const { t } = useTranslation("shell");
  return (
    <ul>
      {HEADER_LINKS.map(({ to, text, icon }) => (
        <li key={to}>
          <a className="menu-item" href={to} aria-current={isCurrent(to, path) ? "page" : undefined}>
            <Icon name={icon} />
            {t(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}
