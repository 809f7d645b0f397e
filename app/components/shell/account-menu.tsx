import { PAGE_FORM } from "~/forms/page-form";
import { useTranslation } from "~/locales/use-translation";
import { Avatar } from "../ui/avatar";
import { DrawnFor } from "../ui/drawn-for";
import { Icon } from "../ui/icon";
import { Menu } from "../ui/menu";
import { FromServer } from "./from-server";
import { LanguageSwitch } from "./language-switch";
import { accountLinks } from "./navigation";
import type { ShellViewer } from "./shell-viewer";
import { UnreadBadge } from "./unread-badge";

interface AccountMenuProps {
  viewer: ShellViewer;
  unread: number;
  notifications: number;
  path: string;
  pageAddress: string;
}

export function AccountMenu({ viewer, unread, notifications, path, pageAddress }: AccountMenuProps) {
  const { t } = useTranslation("common");
  return (
    <>
      <a className="button button-secondary button-small max-md:hidden" href="/post-job">
        <Icon name="plus" />
        {t("nav.post")}
      </a>
      {path !== "/browse-tasks" && (
        <a className="icon-button -mr-2 max-[22rem]:hidden md:hidden" href="/browse-tasks">
          <Icon name="search" />
          <span className="visually-hidden">{t("nav.browse")}</span>
        </a>
      )}
      <a className="icon-button relative max-md:hidden" href="/messages">
        <Icon name="message" />
        <span className="visually-hidden">{t("nav.inbox")}</span>
        <UnreadBadge of="chats" count={unread} className="icon-count" />
      </a>
      <a className="icon-button relative" href="/notifications">
        <Icon name="bell" />
        <span className="visually-hidden">{t("nav.notifications")}</span>
        <UnreadBadge of="notifications" count={notifications} className="icon-count" />
      </a>
      <Menu
        trigger={<Avatar name={viewer.name} image={viewer.image} size="small" />}
        label={viewer.name ? t("nav.menuOf", { name: viewer.name }) : t("nav.account")}
      >
        <nav aria-label={t("nav.account")}>
          {accountLinks(viewer).map(({ to, text, icon }) => (
            <a key={to} className="menu-item" href={to}>
              <Icon name={icon} />
              {t(text)}
              {to === "/messages" && <UnreadBadge of="chats" count={unread} className="ml-auto" />}
            </a>
          ))}
        </nav>
        <WorkerSwitch on={viewer.activeWorker} pageAddress={pageAddress} />
        <form method="post" action="/logout">
          <button type="submit" className="menu-item menu-item-danger w-full">
            <Icon name="logout" />
            {t("nav.logout")}
          </button>
        </form>
        <LanguageSwitch pageAddress={pageAddress} id={PAGE_FORM} />
        <FromServer className="xl:hidden">{({ MenuLinks }) => <MenuLinks path={path} />}</FromServer>
      </Menu>
    </>
  );
}

function WorkerSwitch({ on, pageAddress }: { on: boolean; pageAddress: string }) {
  const { t } = useTranslation("common");
  return (
    <form method="post" action="/active-worker">
      <DrawnFor />
      <input type="hidden" name="value" value={String(!on)} />
      <input type="hidden" name="next" value={pageAddress} />
      <button type="submit" className="menu-item w-full" role="switch" aria-checked={on}>
        <Icon name="tools" />
        {t("worker.active")}
        <span className="ml-auto font-bold" aria-hidden="true">
          {on ? t("worker.on") : t("worker.off")}
        </span>
      </button>
    </form>
  );
}
