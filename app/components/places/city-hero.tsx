import type { City } from "~/domain/site/city";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { Skyline } from "../illustrations/skyline";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { Link } from "../ui/link";
import { helpersNear, jobsNear } from "./near-city";

/** Fewer say nothing about the neighbourhood, and are about single people. */
const FEWEST_HELPERS = 5;

interface CityHeroProps {
  city: City;
  stats: { jobs: number | null; helpers: number | null };
}

export function CityHero({ city, stats }: CityHeroProps) {
  const { t } = useTranslation("cities");
  const locale = useLocale();
  const name = city[locale];
  return (
    <section className="city-hero">
      <div className="page-width city-hero-grid">
        <div className="grid content-start justify-items-start gap-5">
          <h1 className="text-display">{t("heading", { city: name })}</h1>
          <p className="measure text-lg">{t(`about.${city.slug}.text`)}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to="/post-job" className="home-cta">
              {t("post")}
            </ButtonLink>
            <ButtonLink to={jobsNear(city)} variant="secondary" className="home-cta">
              {t("browse")}
            </ButtonLink>
          </p>
        </div>
        <Stats city={city} stats={stats} />
      </div>
      <Skyline name={city.slug} />
    </section>
  );
}

function Stats({ city, stats }: CityHeroProps) {
  const { t } = useTranslation("cities");
  const locale = useLocale();
  const { km } = city;
  const known = [
    { name: "jobs", count: stats.jobs, to: jobsNear(city) },
    { name: "helpers", count: stats.helpers, to: helpersNear(city) },
  ] as const;
  const shown = known.filter(({ name, count }) => count && (name === "jobs" || count >= FEWEST_HELPERS));
  if (shown.length === 0) return null;
  return (
    <aside className="city-figures" aria-labelledby="nu">
      <h2 id="nu" className="text-base">
        {t("figures.title", { city: city[locale] })}
      </h2>
      <ul className="grid gap-3">
        {shown.map(({ name, count, to }) => (
          <li key={name}>
            <Link to={to} className="city-figure">
              <span className="money text-3xl">{formatNumber(count ?? 0, locale)}</span>{" "}
              <span className="underline underline-offset-[0.2em]">
                {t(`figures.${name}`, { count: count ?? 0, km })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
