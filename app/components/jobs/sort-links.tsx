import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { type JobSearch, type JobSort, SORTS, searchAddress, shownSort } from "./job-search";

type SortLinksProps = { search: JobSearch; ownZipcode: string | null };

/** The order is the visitor's choice, and says why it is what it is. */
export function SortLinks({ search, ownZipcode }: SortLinksProps) {
  const { t } = useTranslation("jobs");
  const shown = shownSort(search);
  const nowhere = !search.zipcode;
  const why = nowhere && search.sort === "nearest" ? "nearestNowhere" : shown;
  // Sorting by distance begins with a postcode: the field that asks for it.
  const addressOf = (sort: JobSort) =>
    nowhere && sort === "nearest" ? "#zipcode" : searchAddress({ ...search, sort }, 1, ownZipcode);
  return (
    <div className="grid gap-1">
      <nav aria-label={t("browse.sort")} className="-mx-(--gutter) overflow-x-auto px-(--gutter) sm:mx-0 sm:px-0">
        <ul className="flex w-max gap-1 rounded-full bg-sunken p-1">
          {SORTS.map((sort) => (
            <li key={sort}>
              <a
                href={addressOf(sort)}
                aria-current={sort === shown ? "true" : undefined}
                className="inline-flex min-h-11 items-center rounded-full px-3 text-sm sm:px-4 font-bold text-ink-soft hover:text-ink aria-[current]:bg-card aria-[current]:text-ink aria-[current]:shadow-card forced-colors:aria-[current]:outline-2"
              >
                {t(`browse.sorts.${sort}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <details className="group text-sm text-ink-soft">
        <summary className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4">
          <Icon name="sort" />
          {t("browse.whyOrder")}
        </summary>
        <p className="measure pb-2">
          {t(`browse.why.${why}`)} {t("browse.why.fair")}
        </p>
      </details>
    </div>
  );
}
