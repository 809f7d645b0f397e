import type { ReactNode } from "react";
import { brand } from "~/brand";
import type { UserCard } from "~/domain/accounts/user-card";
import { useTranslation } from "~/locales/use-translation";
import { formatRating } from "../format";
import { useLocale } from "../locale";
import { PersonName } from "../people/person-name";
import { Avatar } from "../ui/avatar";
import { Icon } from "../ui/icon";
import { Rating } from "../ui/rating";

export function PersonLine({ person, children }: { person: UserCard; children?: ReactNode }) {
  const { t } = useTranslation(["messages", "jobs"]);
  const locale = useLocale();
  return (
    <div className="flex items-center gap-4">
      <Avatar name={person.name} image={person.image} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <PersonName person={person} className="text-lg font-bold" />
          {person.id === null ? null : person.rating === null ? (
            <span className="text-sm text-ink-soft">{t("chat.new", { brand: brand.name })}</span>
          ) : (
            <Rating
              value={person.rating}
              count={person.reviews_count}
              locale={locale}
              label={t("chat.rating", { rating: formatRating(person.rating, locale), count: person.reviews_count })}
              className="text-sm"
            />
          )}
          {person.verified && (
            <span className="inline-flex items-center gap-1 text-sm font-bold text-action">
              <Icon name="verified" />
              {t("chat.verified")}
            </span>
          )}
          {person.business && (
            <span className="inline-flex items-center gap-1 text-sm font-bold">
              <Icon name="business" />
              {t("jobs:job.trader")}
            </span>
          )}
        </p>
        {children && <p className="text-ink-soft">{children}</p>}
      </div>
    </div>
  );
}
