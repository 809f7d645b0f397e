import type { ReactNode } from "react";
import { useAdminKeys } from "~/live/use-admin-keys";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { AdminFind } from "./admin-find";
import { type AdminLink, type Counts, QUEUE_LINKS, RECORD_LINKS } from "./admin-links";

interface AdminFrameProps {
  counts: Counts;
  path: string;
  search: string;
  children: ReactNode;
}

export function AdminFrame({ counts, path, search, children }: AdminFrameProps) {
  const { t } = useTranslation(["admin", "adminRecords", "measuring"]);
  useAdminKeys();
  const current = [...QUEUE_LINKS, ...RECORD_LINKS].find(({ to }) => isHere(to, path));
  return (
    <div className="admin" data-admin="">
      <details key={path} className="admin-fold print-hidden">
        <summary className="admin-fold-summary">
          <Icon name="menu" />
          {current ? t(current.text) : t("nav.label")}
          <Icon name="chevron-down" className="ms-auto" />
        </summary>
        <nav className="admin-nav" aria-label={t("nav.label")}>
          <AdminLinks links={QUEUE_LINKS} counts={counts} path={path} />
          {RECORD_LINKS.length > 0 && <AdminLinks links={RECORD_LINKS} counts={counts} path={path} />}
        </nav>
      </details>
      <div className="min-w-0">
        <AdminFind search={search} />
        {children}
      </div>
    </div>
  );
}

const isHere = (to: string, path: string) => path === to || (to !== "/admin" && path.startsWith(`${to}/`));

function AdminLinks({ links, counts, path }: { links: readonly AdminLink[]; counts: Counts; path: string }) {
  const { t } = useTranslation(["admin", "adminRecords", "measuring"]);
  return (
    <ul>
      {links.map(({ to, text, icon, count }) => (
        <li key={to}>
          <Link className="menu-item" to={to} aria-current={isHere(to, path) ? "page" : undefined}>
            <Icon name={icon} />
            {t(text)}
            {count && counts[count] > 0 && (
              <span className="admin-count">
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
