import { useTranslation } from "~/locales/use-translation";
import { type JobSearch, searchAddress, VIEWS } from "../jobs/job-search";
import { ChoiceLinks } from "../ui/choice-links";

export function ViewLinks({ search, ownZipcode }: { search: JobSearch; ownZipcode: string | null }) {
  const { t } = useTranslation("map");
  return (
    <ChoiceLinks
      label={t("views.label")}
      choices={VIEWS.map((view) => ({
        href: searchAddress({ ...search, view }, 1, ownZipcode),
        text: t(`views.${view}`),
        current: view === search.view,
        icon: view === "map" ? "pin" : undefined,
      }))}
    />
  );
}
