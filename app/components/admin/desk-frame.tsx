import type { ReactNode } from "react";
import { useDeskKeys } from "~/live/use-desk-keys";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { DeskFind } from "./desk-find";
import { type Counts, type DeskLink, QUEUE_LINKS, RECORD_LINKS } from "./desk-links";

interface DeskFrameProps {
  counts: Counts;
  path: string;
  search: string;
  children: ReactNode;
}

export function DeskFrame({ counts, path, search, children }: DeskFrameProps) {
  const { t } = useTranslation(["admin", "adminRecords", "measuring"]);
  useDeskKeys();
  const here = [...QUEUE_LINKS, ...RECORD_LINKS].find(({ to }) => isHere(to, path));
  return (
    <div className="desk" data-desk="">
      <details key={path} className="desk-fold print-hidden">
        <summary className="desk-fold-summary">
          <Icon name="menu" />
          {here ? t(here.text) : t("nav.label")}
          <Icon name="chevron-down" className="ms-auto" />
        </summary>
        <nav className="desk-nav" aria-label={t("nav.label")}>
          <DeskLinks links={QUEUE_LINKS} counts={counts} path={path} />
          {RECORD_LINKS.length > 0 && <DeskLinks links={RECORD_LINKS} counts={counts} path={path} />}
        </nav>
      </details>
      <div className="min-w-0">
        <DeskFind search={search} />
        {children}
      </div>
    </div>
  );
}

const isHere = (to: string, path: string) => path === to || (to !== "/admin" && path.startsWith(`${to}/`));

function DeskLinks({ links, counts, path }: { links: readonly DeskLink[]; counts: Counts; path: string }) {
  const { t } = useTranslation(["admin", "adminRecords", "measuring"]);
  return (
    <ul>
      {links.map(({ to, text, icon, count }) => (
        <li key={to}>
          <Link className="menu-item" to={to} aria-current={isHere(to, path) ? "page" : undefined}>
            <Icon name={icon} />
            {t(text)}
            {count && counts[count] > 0 && (
              <span className="desk-count">
                {counts[count]}
                <span className="visually-hidden"> {t("nav.waiting")}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
