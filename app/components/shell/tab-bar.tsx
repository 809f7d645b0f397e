import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { isCurrent, tabsOf } from "./navigation";
import type { ShellViewer } from "./shell-viewer";
import { UnreadBadge } from "./unread-badge";

interface TabBarProps {
  viewer: ShellViewer | null;
  unread: number;
  path: string;
  pageAddress: string;
}

export function TabBar({ viewer, unread, path, pageAddress }: TabBarProps) {
  const { t } = useTranslation("common");
  return (
    <nav
      aria-label={t("nav.tabs")}
      className="tab-bar print-hidden fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] low:static md:hidden"
    >
      {/* Five words of 16 px fit in 320 px only if each tab is as wide as its word. */}
      <ul className={viewer ? "flex low:flex-wrap" : "grid grid-cols-2 gap-x-20"}>
        {tabsOf(viewer, pageAddress).map(({ to, text, icon }) => (
          <li key={to} className="min-w-0 flex-auto">
            <a
              href={to}
              aria-current={isCurrent(to.split("?")[0] ?? to, path) ? "page" : undefined}
              className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-sm text-ink-soft no-underline aria-[current]:font-bold aria-[current]:text-action"
            >
              <Icon
                name={icon}
                className={
                  to === "/post-job" ? "-my-0.5 box-content rounded-full bg-action p-0.5 text-on-action" : undefined
                }
              />
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
