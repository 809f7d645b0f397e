import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { type JobSearch, searchAddress } from "../jobs/job-search";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

export interface Wider {
  /** Kilometres; null is everywhere. */
  distance: number | null;
  more: number;
}

type WiderSearchProps = { search: JobSearch; ownZipcode: string | null; wider: Wider };

export const widened = (search: JobSearch, distance: Wider["distance"]): JobSearch =>
  distance === null ? { ...search, zipcode: "" } : { ...search, distance: String(distance) };

export function WiderSearch({ search, ownZipcode, wider: { distance, more } }: WiderSearchProps) {
  const { t } = useTranslation("jobs");
  const shown = formatNumber(more, useLocale());
  return (
    <Link className="quiet-link justify-self-center" to={searchAddress(widened(search, distance), 1, ownZipcode)}>
      <Icon name="search" />
      {t(distance === null ? "browse.everywhere" : "browse.wider", { distance, count: more, shown })}
    </Link>
  );
}
