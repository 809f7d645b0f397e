import { CATEGORIES_SHOWN } from "~/domain/jobs/category-names";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { CategorySection } from "./category-section";
import { CityLinks } from "./city-links";

export function CategoriesPage() {
  const { t } = useTranslation("categories");
  return (
    <div className="page-width grid gap-10 py-6 sm:gap-14 sm:py-10">
      <header className="grid gap-5">
        <div className="grid gap-2">
          <h1 className="text-display">{t("all.title")}</h1>
          <p className="measure text-lg text-ink-soft">{t("all.text")}</p>
        </div>
        <p>
          <ButtonLink to="/post-job" className="home-cta">
            {t("all.post")}
          </ButtonLink>
        </p>
      </header>
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-2">
        {CATEGORIES_SHOWN.map((category) => (
          <CategorySection key={category.slug} category={category} />
        ))}
      </div>
      <CityLinks id="steden" />
      <section className="grid justify-items-start gap-4" aria-labelledby="anders">
        <h2 id="anders" className="text-2xl">
          {t("all.elseTitle")}
        </h2>
        <p className="measure text-ink-soft">{t("all.elseText")}</p>
        <ButtonLink to="/post-job">{t("all.post")}</ButtonLink>
      </section>
    </div>
  );
}
