import { categoryOf } from "~/domain/jobs/category-names";
import type { KindOfWork } from "~/domain/search/kinds-of-work";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";
import { Link } from "../ui/link";
import { EVERYTHING, type JobSearch, saveAddress, searchAddress } from "./job-search";

export type NearKind = Pick<KindOfWork, "id" | "category" | "nl" | "en">;

interface NothingSaidProps {
  search: JobSearch;
  withoutWords?: string;
  near: readonly NearKind[];
  meant: string | null;
  ownZipcode: string | null;
}

export function NothingSaid({ search, withoutWords, near, meant, ownZipcode }: NothingSaidProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const categories = [...new Set(near.map(({ category }) => category))];
  return (
    <EmptyState
      illustration={<Scene name="no-results" className="w-32" />}
      text={t("browse.empty.searchText")}
      action={
        <div className="grid justify-items-center gap-4">
          {meant && (
            <p>
              {t("browse.meant")}{" "}
              <Link className="text-link" to={searchAddress({ ...search, search: meant }, 1, ownZipcode)}>
                ‘{meant}’
              </Link>
              ?
            </p>
          )}
          <ButtonLink to={saveAddress(search)} rel="nofollow">
            {t("browse.empty.searchAction")}
          </ButtonLink>
          <Link className="text-link" to={withoutWords ?? searchAddress({ ...search, search: "" }, 1, ownZipcode)}>
            {t("browse.empty.withoutWords", { search: search.search })}
          </Link>
          {categories.length > 0 && (
            <p>
              {t("browse.empty.nearKinds")}{" "}
              {categories.map((category, at) => (
                <span key={category}>
                  {at > 0 && ", "}
                  <Link className="text-link" to={searchAddress({ ...EVERYTHING, zipcode: search.zipcode, category })}>
                    {categoryOf(category)[locale]}
                  </Link>
                </span>
              ))}
            </p>
          )}
        </div>
      }
    />
  );
}
