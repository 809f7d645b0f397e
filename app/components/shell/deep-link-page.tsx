import { brand } from "~/brand";
import { stores } from "~/brand-shown";
import type { Store } from "~/domain/accounts/phone";
import { useTranslation } from "~/locales/use-translation";
import { STORES } from "../brand/stores";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";

interface DeepLinkPageProps {
  title: string;
  app: string;
  phone: Store | null;
  to: string;
}

export function DeepLinkPage({ title, app, phone, to }: DeepLinkPageProps) {
  const { t } = useTranslation("redirect");
  const offered = STORES.filter((store) => phone === null || store === phone);
  return (
    <section className="page-width grid justify-items-center gap-4 py-8 text-center sm:py-14">
      <Scene name="empty-mailbox" className="w-48 sm:w-60" />
      <h1>{title}</h1>
      <p className="measure text-lg">{t(phone ? "openingText" : "text", { brand: brand.name })}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        {phone ? (
          <>
            <a className="button button-primary" href={app}>
              {t("app")}
            </a>
            <ButtonLink variant="secondary" to={to}>
              {t("web")}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink to={to}>{t("web")}</ButtonLink>
            <a className="button button-secondary" href={app}>
              {t("app")}
            </a>
          </>
        )}
        {offered.map((store) => (
          <a key={store} className="button button-quiet" href={stores.values[store]}>
            <Icon name="download" />
            {t(phone ? "download" : `downloadFor.${store}`)}
          </a>
        ))}
      </div>
    </section>
  );
}
