import type { JobArea } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { Link } from "../ui/link";
import { AreasMap } from "./areas-map";
import { type JobSearch, searchAddress } from "./job-search";
import { type LinkedArea, listOf, MAX_LINKED_AREAS } from "./linked-areas";

interface AreasViewProps {
  search: JobSearch;
  ownZipcode: string | null;
  areas: readonly JobArea[];
}

function byCity(areas: readonly LinkedArea[]): [string, LinkedArea[]][] {
  const cities = Map.groupBy(areas, ({ city }) => city);
  return [...cities].sort(([, some], [, others]) => jobsIn(others) - jobsIn(some));
}

const jobsIn = (areas: readonly LinkedArea[]) => areas.reduce((sum, { count }) => sum + count, 0);

export function AreasView({ search, ownZipcode, areas }: AreasViewProps) {
  const { t } = useTranslation("map");
  const linked = areas.slice(0, MAX_LINKED_AREAS).map((area): LinkedArea => {
    const name = t("areas.item", { area: `${area.zip4} ${area.city}`, jobs: t("areas.jobs", { count: area.count }) });
    return { ...area, name, href: searchAddress({ ...search, zip4: area.zip4, view: "list" }, 1, ownZipcode) };
  });
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {t("areas.remote")} {t("areas.text")}
      </p>
      <div className="areas">
        <AreasMap areas={linked} />
        <section className="grid gap-3" aria-labelledby="areas-title">
          <h2 id="areas-title" className="text-xl">
            {t("areas.title")}
          </h2>
          <div className="area-cities">
            {byCity(linked).map(([city, its]) => (
              <CityAreas key={city} city={city} areas={its} />
            ))}
          </div>
          {areas.length > linked.length && <p>{t("areas.most", { shown: linked.length })}</p>}
        </section>
      </div>
    </div>
  );
}

function CityAreas({ city, areas }: { city: string; areas: readonly LinkedArea[] }) {
  const { t } = useTranslation("map");
  return (
    <div id={listOf(areas)} className="area-city grid gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-base">
        {city}
        <span className="font-sans text-sm font-normal text-ink-soft">{t("areas.jobs", { count: jobsIn(areas) })}</span>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {areas.map(({ zip4, href, count }) => (
          <li key={zip4}>
            <Link className="area-link" to={href}>
              {zip4}
              <span className="visually-hidden">{` ${city}: `}</span>
              <span className="area-count">{count}</span>
              <span className="visually-hidden">{` ${t("areas.word", { count })}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
