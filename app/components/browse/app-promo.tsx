import { useTranslation } from "~/locales/use-translation";
import { StoreLinks } from "../brand/store-links";
import { Icon } from "../ui/icon";

export function AppPromo() {
  const { t } = useTranslation("jobs");
  return (
    <aside
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-attention p-5 text-on-attention"
      aria-label={t("browse.promo.title")}
    >
      <Icon name="bell" className="size-8" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-heading text-xl font-bold">{t("browse.promo.title")}</p>
        <p>{t("browse.promo.text")}</p>
      </div>
      <StoreLinks />
    </aside>
  );
}
