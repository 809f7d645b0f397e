import { useTranslation } from "~/locales/use-translation";
import { type JobSearch, searchAddress } from "../jobs/job-search";
import { Link } from "../ui/link";

type MeantWordsProps = { search: JobSearch; meant: string; ownZipcode: string | null };

export function MeantWords({ search, meant, ownZipcode }: MeantWordsProps) {
  const { t } = useTranslation("jobs");
  return (
    <p>
      {t("browse.meant")}{" "}
      <Link className="text-link" to={searchAddress({ ...search, search: meant }, 1, ownZipcode)}>
        ‘{meant}’
      </Link>
      {"? "}
      {t("browse.meantText")}
    </p>
  );
}
