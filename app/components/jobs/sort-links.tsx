import { useTranslation } from "~/locales/use-translation";
import { SortBar } from "../ui/sort-bar";
import { type JobSearch, type JobSort, SORTS, searchAddress, shownSort } from "./job-search";

type SortLinksProps = { search: JobSearch; ownZipcode: string | null };

/** The order is the visitor's choice, and says why it is what it is. */
export function SortLinks({ search, ownZipcode }: SortLinksProps) {
  const { t } = useTranslation("jobs");
  const shown = shownSort(search);
  const nowhere = !search.zipcode;
  const why = nowhere && search.sort === "nearest" ? "nearestNowhere" : shown;
  // Sorting by distance begins with a postcode: the field that asks for it.
  const hrefOf = (sort: JobSort) =>
    nowhere && sort === "nearest" ? "#zipcode" : searchAddress({ ...search, sort }, 1, ownZipcode);
  return (
    <SortBar
      label={t("browse.sort")}
      sorts={SORTS.map((sort) => ({ href: hrefOf(sort), text: t(`browse.sorts.${sort}`), current: sort === shown }))}
      question={t("browse.whyOrder")}
    >
      {search.search && `${t("browse.why.words")} `}
      {t(`browse.why.${why}`)} {t("browse.why.fair")}
    </SortBar>
  );
}
