import { useTranslation } from "~/locales/use-translation";
import { type JobSearch, searchAddress } from "../jobs/job-search";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

export function OnlyArea({ search, ownZipcode }: { search: JobSearch; ownZipcode: string | null }) {
  const { t } = useTranslation("map");
  const { zip4 } = search;
  if (!zip4) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 rounded-control bg-action-tint px-4 py-1">
      <strong className="inline-flex items-center gap-1.5">
        <Icon name="pin" />
        {t("only.area", { zip4 })}
      </strong>
      <Link
        className="text-link inline-flex min-h-11 items-center"
        to={searchAddress({ ...search, zip4: "" }, 1, ownZipcode)}
      >
        {t("only.all")}
      </Link>
    </p>
  );
}
