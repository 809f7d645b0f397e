import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";

export function Closing() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="begin" className="home-section">
      <div className="page-width grid justify-items-center gap-5 text-center">
        <h2 id="begin" className="max-w-[14em] text-3xl">
          {t("close.title")}
        </h2>
        <p className="text-lg text-ink-soft">{t("close.text")}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/post-job" className="home-cta">
            {t("close.post")}
          </ButtonLink>
          <ButtonLink to="/browse-tasks" variant="quiet">
            {t("close.helper")}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
