import { Fragment } from "react";
import { stores } from "~/brand-shown";
import { useTranslation } from "~/locales/use-translation";
import { STORES } from "../brand/stores";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

export function AppStrip({ pageAddress }: { pageAddress: string }) {
  const { t } = useTranslation("shell");
  // The home page has a section about the app.
  const isHome = /^\/(?:\?|$)/.test(pageAddress);
  return (
    <aside className={classNames("app-strip print-hidden", isHome && "max-sm:hidden")} aria-label={t("app.label")}>
      <div className="page-width flex items-center gap-x-1 sm:gap-x-4">
        <p className="flex flex-1 flex-wrap items-center gap-x-4">
          <span className="max-sm:hidden">{t("app.text")}</span>{" "}
          <span className="inline-flex flex-wrap items-center gap-x-2 sm:gap-x-3">
            {t("app.download")}{" "}
            {STORES.map((store) => (
              <Fragment key={store}>
                <a className="text-link inline-flex min-h-11 items-center" href={stores.values[store]}>
                  {t(`app.${store}`)}
                </a>{" "}
              </Fragment>
            ))}
            {stores.isExample && t("app.example")}
          </span>
        </p>
        <form method="post" action="/app-strip">
          <input type="hidden" name="next" value={pageAddress} />
          <button type="submit" className="icon-button" aria-label={t("app.dismiss")}>
            <Icon name="close" />
          </button>
        </form>
      </div>
    </aside>
  );
}
