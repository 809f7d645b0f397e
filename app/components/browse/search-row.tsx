import type { UserSelf } from "~/domain/accounts/user";
import { ALERTS, alertsThrough, type SavedSearch } from "~/domain/jobs/saved-search";
import { useTranslation } from "~/locales/use-translation";
import { searchAddress, searchFrom } from "../jobs/job-search";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { SearchFacts, useSearchName } from "./search-facts";

interface SearchRowProps {
  owner: number;
  search: SavedSearch;
  ownZipcode: string | null;
  settings: UserSelf["notification_settings"];
}

export function SearchRow({ owner, search, ownZipcode, settings }: SearchRowProps) {
  const { t } = useTranslation("searches");
  const name = useSearchName(search);
  const through = alertsThrough(search.alerts, settings);
  const off = ALERTS.filter((alert) => search.alerts.includes(alert) && !through.includes(alert));
  const alerts = through.map((alert) => t(`list.told.${alert}`));
  return (
    <Card as="li" className="grid gap-3 p-4 sm:p-5">
      <h2 className="text-lg wrap-anywhere">
        <Link to={searchAddress(searchFrom(search.filters), 1, ownZipcode)}>{name}</Link>
      </h2>
      {search.name !== null && <SearchFacts filters={search.filters} />}
      <p className="text-ink-soft">
        {alerts.length > 0 ? t("list.tells", { how: alerts.join(t("list.and")) }) : t("list.tellsNothing")}
      </p>
      {off.map((alert) => (
        <p key={alert}>
          {t(`list.off.${alert}`)}{" "}
          <Link className="text-link" to={`/profile/${owner}/notifications`}>
            {t("list.turnOn")}
          </Link>
        </p>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a className="quiet-link" href={search.rss} type="application/rss+xml" aria-label={t("list.rssOf", { name })}>
          <Icon name="share" />
          {t("list.rss")}
        </a>
        <Link
          className="quiet-link"
          to={`/profile/${owner}/searches/${search.id}/bewerken`}
          aria-label={t("list.editOf", { name })}
        >
          <Icon name="edit" />
          {t("list.edit")}
        </Link>
        <Form method="post">
          <button
            type="submit"
            name="remove"
            value={search.id}
            className="quiet-link"
            aria-label={t("list.removeOf", { name })}
          >
            <Icon name="trash" />
            {t("list.remove")}
          </button>
        </Form>
      </div>
    </Card>
  );
}
