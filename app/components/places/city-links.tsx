import { CITIES, type CitySlug, cityPath } from "~/domain/site/city";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Link } from "../ui/link";

export function CityLinks({ id, current }: { id: string; current?: CitySlug }) {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  return (
    <nav className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {current ? t("cities.others") : t("cities.title")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {CITIES.filter(({ slug }) => slug !== current).map((city) => (
          <li key={city.slug}>
            <Link className="chip" to={cityPath(city.slug)}>
              {city[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
