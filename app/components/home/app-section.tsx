import { useTranslation } from "~/locales/use-translation";
import { StoreLinks } from "../brand/store-links";
import { Icon } from "../ui/icon";

export function AppSection() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="app" className="bg-attention text-on-attention">
      <div className="page-width flex flex-wrap items-center gap-x-10 gap-y-4 py-7 sm:gap-y-5 sm:py-10">
        <Icon name="bell" className="size-12 max-sm:hidden" />
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="app">{t("app.title")}</h2>
          <p className="text-lg">{t("app.text")}</p>
        </div>
        <StoreLinks />
      </div>
    </section>
  );
}
