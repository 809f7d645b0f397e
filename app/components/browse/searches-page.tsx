import type { UserSelf } from "~/domain/accounts/user";
import type { SavedSearch } from "~/domain/jobs/saved-search";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";
import { Link } from "../ui/link";
import { SearchRow } from "./search-row";

interface SearchesPageProps {
  id: number;
  searches: readonly SavedSearch[];
  ownZipcode: string | null;
  settings: UserSelf["notification_settings"];
}

export function SearchesPage({ id, searches, ownZipcode, settings }: SearchesPageProps) {
  const { t } = useTranslation("searches");
  return (
    <section className="grid max-w-2xl gap-5">
      <BackLink to={`/profile/${id}/settings`}>{t("list.back")}</BackLink>
      <h1>{t("list.title")}</h1>
      {searches.length === 0 ? (
        <EmptyState
          illustration={<Scene name="no-results" />}
          title={t("list.empty")}
          text={t("list.emptyText")}
          action={<ButtonLink to="/browse-tasks">{t("list.browse")}</ButtonLink>}
        />
      ) : (
        <>
          <p className="text-ink-soft">
            {t("list.intro")}{" "}
            <Link className="text-link" to={`/profile/${id}/notifications`}>
              {t("list.when")}
            </Link>
          </p>
          <ul className="grid gap-3">
            {searches.map((search) => (
              <SearchRow key={search.id} owner={id} search={search} ownZipcode={ownZipcode} settings={settings} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
