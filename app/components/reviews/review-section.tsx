import { asHelper, isHelper } from "~/domain/accounts/as-helper";
import type { UserPublic } from "~/domain/accounts/user";
import { canAnswer, type Review } from "~/domain/deals/review";
import { type Page, pagesOf } from "~/domain/values/page";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber, formatRating } from "../format";
import { useLocale } from "../locale";
import { Pagination } from "../ui/pagination";
import { Rating } from "../ui/rating";
import { AnswerForm } from "./answer-form";
import { ReviewItem } from "./review-item";

interface ReviewSectionProps {
  person: UserPublic;
  reviews: Page<Review>;
  page: number;
  viewerId: number | null;
  refused: { review: string; result: Reply } | null;
  savedForm: { review: string; text: string } | null;
}

export function ReviewSection({ person, reviews, page, viewerId, refused, savedForm }: ReviewSectionProps) {
  const { t } = useTranslation(["reviews", "jobs"]);
  const locale = useLocale();
  const { count, results } = reviews;
  const helps = isHelper(person);
  const { rating, reviews_count: rated } = helps ? asHelper(person) : person;
  return (
    <section className="grid gap-5" id="beoordelingen" aria-labelledby="reviews-title">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="reviews-title">{t("reviews:list.title", { count })}</h2>
        {rating !== null && (
          <Rating
            value={rating}
            locale={locale}
            label={t("jobs:job.rating", { rating: formatRating(rating, locale), count: rated })}
            className="text-lg"
          />
        )}
      </div>
      {count === 0 ? (
        <p className="text-ink-soft">{t("reviews:list.none", { name: person.name })}</p>
      ) : (
        <p className="text-sm text-ink-soft">
          {t("reviews:list.rule")}
          {helps && rated < count && ` ${t("reviews:list.helped", { count: rated, name: person.name })}`}
        </p>
      )}
      {results.length > 0 && (
        <ul className="grid gap-4">
          {results.map((review) => (
            <ReviewItem key={review.id} review={review} about={person} viewerId={viewerId}>
              {canAnswer(review, viewerId) && (
                <AnswerForm
                  review={review}
                  result={refused?.review === String(review.id) ? refused.result : undefined}
                  typed={savedForm?.review === String(review.id) ? savedForm.text : undefined}
                />
              )}
            </ReviewItem>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pagesOf(count)}
        href={(number) => `/helper/${person.id}${number > 1 ? `?page=${number}` : ""}#beoordelingen`}
        labels={{
          navigation: t("reviews:list.pages"),
          previous: t("jobs:browse.previous"),
          next: t("jobs:browse.next"),
          page: (number) => t("jobs:browse.page", { page: formatNumber(number, locale) }),
        }}
      />
    </section>
  );
}
