import { asHelper } from "~/domain/accounts/as-helper";
import type { UserPublic } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { formatRating } from "../format";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { Rating } from "../ui/rating";
import { StickyAction } from "../ui/sticky-action";

export function AskAction({ person }: { person: UserPublic }) {
  const { t } = useTranslation(["people", "jobs"]);
  const locale = useLocale();
  const { id, name, rating, reviews_count: count } = asHelper(person);
  return (
    <div className="ask-action">
      <StickyAction>
        {rating !== null && (
          <Rating
            value={rating}
            count={count}
            locale={locale}
            label={t("jobs:job.rating", { rating: formatRating(rating, locale), count })}
            className="lg:hidden"
          />
        )}
        <ButtonLink to={`/helper/${id}/vragen`}>{t("ask.action")}</ButtonLink>
      </StickyAction>
      <p className="text-sm text-ink-soft">{t("ask.actionHint", { name })}</p>
    </div>
  );
}
