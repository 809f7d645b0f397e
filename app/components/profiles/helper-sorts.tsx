import { NEAREST_RATED } from "~/domain/accounts/helper";
import { SCORE } from "~/domain/accounts/rating-score";
import { useTranslation } from "~/locales/use-translation";
import { type HelperSearch, type HelperSort, helpersAddress, SORTS, shownSort } from "../jobs/helper-search";
import { SortBar } from "../ui/sort-bar";

export function HelperSorts({ search, ownZipcode }: { search: HelperSearch; ownZipcode: string | null }) {
  const { t } = useTranslation(["people", "jobs"]);
  const shown = shownSort(search);
  const nowhere = !search.zipcode;
  const why = shown === "rating" && !nowhere ? "ratingNearby" : shown;
  const hrefOf = (sort: HelperSort) =>
    nowhere && sort === "nearest" ? "#zipcode" : helpersAddress({ ...search, sort }, 1, ownZipcode);
  return (
    <SortBar
      label={t("jobs:browse.sort")}
      sorts={SORTS.map((sort) => ({
        href: hrefOf(sort),
        text: t(`jobs:browse.sorts.${sort}`),
        current: sort === shown,
      }))}
      question={t("jobs:browse.whyOrder")}
    >
      {t(`list.why.${why}`, { most: NEAREST_RATED })} {shown === "rating" && `${t("jobs:browse.why.score", SCORE)} `}
      {t("jobs:browse.why.fair")}
    </SortBar>
  );
}
