import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { isCurrent, signupFrom, tabsOf } from "./navigation";
import type { ShellViewer } from "./shell-viewer";
import { UnreadBadge } from "./unread-badge";

interface TabBarProps {
  viewer: ShellViewer | null;
  unread: number;
  path: string;
  here: string;
}

export function TabBar({ viewer, unread, path, here }: TabBarProps) {
  const { t } = useTranslation("common");
  return (
    <nav
      aria-label={t("nav.tabs")}
      className="print-hidden fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] low:static md:hidden"
    >
      {/* A fixed number of columns, so that tabs do not move while the page streams in. */}
      <ul
        className={
          viewer ? "grid grid-cols-5 low:grid-cols-[repeat(auto-fit,minmax(4rem,1fr))]" : "grid grid-cols-2 gap-x-12"
        }
      >
        {tabsOf(viewer).map(({ to, text, icon }) => (
          <li key={to} className="min-w-0">
            <a
              href={to === "/signup" ? signupFrom(here) : to}
              aria-current={isCurrent(to, path) ? "page" : undefined}
              className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs text-ink-soft no-underline max-[22rem]:text-[0.8125rem] aria-[current]:font-bold aria-[current]:text-action"
            >
              <Icon name={icon} />
              <span>{t(text)}</span>
              {to === "/messages" && (
                <UnreadBadge of="chats" count={unread} className="absolute top-0.5 left-1/2 ml-2.5 px-1.5 py-0" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
