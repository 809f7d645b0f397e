import type { ShownStats } from "~/domain/site/stats";
import { useTranslation } from "~/locales/use-translation";
import { shownNumber } from "../brand/shown-number";
import { formatRating } from "../format";
import { Street } from "../illustrations/street";
import { useLocale } from "../locale";
import { Rating } from "../ui/rating";
import { HeroPost } from "./hero-post";
import { HeroSearch } from "./hero-search";

export function Hero({ stats }: { stats: ShownStats }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const { rating } = stats;
  const reviews = shownNumber(stats.reviews, locale);
  return (
    <section className="home-hero">
      <div className="home-hero-grid">
        <div className="home-hero-text grid justify-items-start gap-5">
          <h1 className="max-w-[7.6em] sm:max-w-[9em] text-display">{t("hero.title")}</h1>
          <p className="max-w-[32em] text-lg">{t("hero.text")}</p>
          <HeroPost />
          <p className="grid gap-1 text-sm text-ink-soft">
            {!stats.reviews.isClaim && (
              <span className="flex items-center gap-2">
                <Rating
                  value={rating}
                  locale={locale}
                  label={t("hero.rating", { rating: formatRating(rating, locale), reviews })}
                  className="text-ink"
                />
                <span aria-hidden="true">{t("hero.ratingShort", { reviews })}</span>
              </span>
            )}
            <span>{t("hero.free")}</span>
          </p>
        </div>
        <Street className="home-street" />
        <HeroSearch />
      </div>
    </section>
  );
}
