import type { UserCard } from "~/domain/accounts/user-card";
import { useTranslation } from "~/locales/use-translation";
import { formatRating } from "../format";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Rating } from "../ui/rating";

export function PersonMarks({ person }: { person: UserCard }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <PersonRating person={person} />
      <PersonBadges person={person} />
    </p>
  );
}

export function PersonRating({ person }: { person: UserCard }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  if (person.id === null) return null;
  if (person.rating === null) return <span className="text-ink-soft">{t("job.noReviews")}</span>;
  return (
    <Rating
      value={person.rating}
      count={person.reviews_count}
      locale={locale}
      label={t("job.rating", { rating: formatRating(person.rating, locale), count: person.reviews_count })}
    />
  );
}

export function PersonBadges({ person }: { person: UserCard }) {
  const { t } = useTranslation("jobs");
  return (
    <>
      {person.verified && (
        <Badge tone="action" icon="verified">
          {t("job.verified")}
        </Badge>
      )}
      {person.business && <Badge icon="business">{t("job.trader")}</Badge>}
    </>
  );
}
