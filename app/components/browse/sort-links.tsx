import { useTranslation } from "~/locales/use-translation";
import { type JobSearch, type JobSort, SORTS, searchAddress, shownSort } from "../jobs/job-search";
import { ChoiceLinks } from "../ui/choice-links";
import { WhyOrder } from "../ui/sort-bar";

type SortLinksProps = { search: JobSearch; ownZipcode: string | null };

export function SortLinks({ search, ownZipcode }: SortLinksProps) {
  const { t } = useTranslation("jobs");
  const shown = shownSort(search);
  // Sorting by distance needs a postcode: link to its field.
  const hrefOf = (sort: JobSort) =>
    !search.zipcode && sort === "nearest" ? "#zipcode" : searchAddress({ ...search, sort }, 1, ownZipcode);
  return (
    <ChoiceLinks
      label={t("browse.sort")}
      choices={SORTS.map((sort) => ({ href: hrefOf(sort), text: t(`browse.sorts.${sort}`), current: sort === shown }))}
    />
  );
}

export function OrderReason({ search }: { search: JobSearch }) {
  const { t } = useTranslation("jobs");
  const why = !search.zipcode && search.sort === "nearest" ? "nearestNowhere" : shownSort(search);
  return (
    <WhyOrder question={t("browse.whyOrder")}>
      {search.search && `${t("browse.why.words")} `}
      {t(`browse.why.${why}`)} {t("browse.why.fair")}
    </WhyOrder>
  );
}
