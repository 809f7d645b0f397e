import { PAGE_FORM } from "~/forms/page-form";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { Menu } from "../ui/menu";
import { LanguageSwitch } from "./language-switch";
import { accountFrom } from "./navigation";
import { MenuLinks } from "./site-nav";

export function VisitorHeader({ path, pageAddress }: { path: string; pageAddress: string }) {
  const { t } = useTranslation("shell");
  return (
    <>
      <div className="flex items-center gap-4 max-md:hidden">
        <LanguageSwitch pageAddress={pageAddress} id={PAGE_FORM} />
        {path !== "/login" && (
          <a className="site-link" href={accountFrom("/login", pageAddress)}>
            {t("pages.login")}
          </a>
        )}{" "}
        {path !== "/signup" && (
          <a className="site-link max-lg:hidden" href={accountFrom("/signup", pageAddress)}>
            {t("pages.signup")}
          </a>
        )}{" "}
        <a className="button button-secondary button-small" href="/post-job">
          {t("pages.post")}
        </a>
      </div>
      {path !== "/browse-tasks" && (
        <a className="icon-button -mr-2 max-[22rem]:hidden md:hidden" href="/browse-tasks">
          <Icon name="search" />
          <span className="visually-hidden">{t("pages.browse")}</span>
        </a>
      )}{" "}
      <Menu className="xl:hidden" trigger={<Icon name="menu" />} label={t("menu")}>
        <nav aria-label={t("menu")}>
          <MenuLinks path={path} />
          <hr className="my-2 border-line lg:hidden" />
          <a className="menu-item md:hidden" href={accountFrom("/login", pageAddress)}>
            <Icon name="user" />
            {t("pages.login")}
          </a>{" "}
          <a className="menu-item lg:hidden" href={accountFrom("/signup", pageAddress)}>
            <Icon name="plus" />
            {t("pages.signup")}
          </a>{" "}
        </nav>
        <div className="md:hidden">
          <LanguageSwitch pageAddress={pageAddress} />
        </div>
      </Menu>
    </>
  );
}
