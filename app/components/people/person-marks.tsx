import { asHelper } from "~/domain/accounts/as-helper";
import type { UserCard } from "~/domain/accounts/user-card";
import { useTranslation } from "~/locales/use-translation";
import { formatRating } from "../format";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Rating } from "../ui/rating";

interface PersonMarksProps {
  person: UserCard;
  helps?: boolean;
}

export function PersonMarks({ person, helps }: PersonMarksProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <PersonRating person={person} helps={helps} />
      <PersonBadges person={person} />
    </p>
  );
}

export function PersonRating({ person, helps = false }: PersonMarksProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  if (person.id === null) return null;
  const { rating, reviews_count: count } = helps ? asHelper(person) : person;
  if (rating === null)
    return (
      <span className="text-ink-soft">{t(person.reviews_count > 0 ? "job.noReviewsAsHelper" : "job.noReviews")}</span>
    );
  return (
    <Rating
      value={rating}
      count={count}
      locale={locale}
      label={t("job.rating", { rating: formatRating(rating, locale), count })}
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
