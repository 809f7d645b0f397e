import { stores } from "~/brand-shown";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { STORES } from "./stores";

export function StoreLinks() {
  const { t } = useTranslation("home");
  return (
    <ul className="flex flex-wrap gap-3">
      {STORES.map((store) => (
        <li key={store}>
          <a className="button button-secondary button-small" href={stores.values[store]} rel="noopener">
            <Icon name="download" />
            {t(`app.${store}`)}
          </a>
        </li>
      ))}
      {stores.isExample && <li className="self-center text-sm">{t("app.example")}</li>}
    </ul>
  );
}
