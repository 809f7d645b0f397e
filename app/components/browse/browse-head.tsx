import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { categoryOf } from "~/domain/jobs/category-names";
import { postcodeText } from "~/domain/values/postcode-text";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber, type Locale } from "../format";
import type { JobSearch } from "../jobs/job-search";
import { useLocale } from "../locale";
import { FoundHead } from "../ui/found-head";

function headingOf({ category, search }: JobSearch, locale: Locale, t: TFunction<"jobs">): string {
  const named = category ? categoryOf(category)[locale] : "";
  if (search) return t(named ? "browse.headingSearchCategory" : "browse.headingSearch", { search, category: named });
  return named ? t("browse.headingCategory", { category: named }) : t("browse.heading");
}

interface BrowseHeadProps {
  search: JobSearch;
  count: number | null;
  children: ReactNode;
}

export function BrowseHead({ search, count, children }: BrowseHeadProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const { distance, zipcode, zip4, view } = search;
  const hasRemote = view === "list" && !zip4;
  return (
    <FoundHead
      beside={children}
      heading={headingOf(search, locale, t)}
      found={count === null ? null : t("browse.found", { count, shown: formatNumber(count, locale) })}
      around={
        zipcode && (
          <>
            {t("browse.around", { distance, zipcode: postcodeText(zipcode) })}
            {hasRemote && <span className="max-sm:hidden"> {t("browse.orRemote")}</span>}
          </>
        )
      }
      askPlace={
        !zipcode &&
        count !== 0 && (
          <>
            {t("browse.askZipcode")}
            <span className="max-sm:hidden"> {t("browse.askZipcodeWhy")}</span>
          </>
        )
      }
    />
  );
}
