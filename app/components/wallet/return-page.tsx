import { useTranslation } from "~/locales/use-translation";
import { Scene, type SceneName } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";

export interface ReturnPageProps {
  scene: SceneName;
  title: string;
  text: string;
  to: string;
  way?: "chat" | "inbox" | "wallet" | "job" | "verify" | "web";
  retry?: string | null;
  /** The payment request that is still open. */
  asked?: string | null;
  appLink: string;
  toApp?: boolean;
  /** The browser's Back returned here. */
  stays?: boolean;
}

/** The page's `Refresh` header continues by itself, unless it stays. */
export function ReturnPage({
  scene,
  title,
  text,
  to,
  way = "web",
  retry = null,
  asked = null,
  appLink,
  toApp = false,
  stays = false,
}: ReturnPageProps) {
  const { t } = useTranslation("payments");
  return (
    <section className="page-width grid justify-items-center gap-4 py-8 text-center sm:py-14">
      <Scene name={scene} className="w-48 sm:w-60" />
      <h1>{title}</h1>
      <p className="measure text-lg">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        {retry && <ButtonLink to={retry}>{t("back.retry")}</ButtonLink>}
        {asked && <ButtonLink to={asked}>{t("back.asked")}</ButtonLink>}
        <ButtonLink variant={retry || asked ? "secondary" : "primary"} to={to}>
          {t(`back.to.${way}`)}
        </ButtonLink>
        <a className="button button-secondary" href={appLink}>
          {t("back.app")}
        </a>
      </div>
      {!stays && (
        <>
          <p className="text-sm text-ink-soft">{t(`back.countdown.${toApp ? "app" : way}`)}</p>
          <div className="countdown" aria-hidden="true" />
        </>
      )}
    </section>
  );
}
