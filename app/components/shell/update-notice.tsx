import { stores } from "~/brand-shown";
import { VERSION } from "~/domain/site/version";
import { useTranslation } from "~/locales/use-translation";
import { STORES } from "../brand/stores";

/**
 * A script fills in the notice (app/enhance/updates.ts). Until then its texts are attributes, because a text browser
 * shows hidden elements.
 */
export function UpdateNotice({ outdated, pageAddress }: { outdated: boolean; pageAddress: string }) {
  const { t } = useTranslation("shell");
  const text = t("update.text");
  const reload = t("update.reload");
  return (
    <aside
      className="banner print-hidden"
      aria-label={t("update.label")}
      id="update"
      data-version={VERSION}
      hidden={!outdated}
    >
      <p className="page-width flex flex-wrap items-center gap-x-4">
        <span data-text={outdated ? undefined : text}>{outdated && text}</span>
        <a href={outdated ? pageAddress : undefined} data-text={outdated ? undefined : reload}>
          {outdated && reload}
        </a>
        {outdated && STORES.length > 0 && (
          <span className="flex flex-wrap items-center gap-x-3 font-normal">
            {t("update.app")}
            {STORES.map((store) => (
              <a key={store} href={stores.values[store]}>
                {t(`app.${store}`)}
              </a>
            ))}
          </span>
        )}
      </p>
    </aside>
  );
}
