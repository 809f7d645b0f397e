import type { ReactNode } from "react";
import type { UserCard } from "~/domain/accounts/user-card";
import type { Review } from "~/domain/deals/review";
import { useTranslation } from "~/locales/use-translation";
import { formatMonth, formatRating } from "../format";
import { useLocale } from "../locale";
import { PersonName } from "../people/person-name";
import { ReportLink } from "../reports/report-link";
import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Rating } from "../ui/rating";

interface ReviewItemProps {
  review: Review;
  about: Pick<UserCard, "id" | "name"> | null;
  viewerId: number | null;
  children?: ReactNode;
}

export function ReviewItem({ review, about, viewerId, children }: ReviewItemProps) {
  const { t } = useTranslation("reviews");
  const locale = useLocale();
  const { author } = review;
  const isOwn = viewerId !== null && author.id === viewerId;
  return (
    <Card as="li" className="grid gap-3" id={`beoordeling-${review.id}`}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
        <Avatar name={author.name} image={author.image} size="small" className="row-span-2" />
        <p className="flex flex-wrap items-center gap-x-3">
          <PersonName person={author} className="font-bold" />
          <Rating
            stars
            value={review.rating}
            locale={locale}
            label={t("list.stars", { rating: formatRating(review.rating, locale) })}
          />
        </p>
        <p className="text-sm text-ink-soft">
          {t(`list.about.${review.as_helper ? "helper" : "owner"}${about ? "" : "Unnamed"}`, {
            name: about?.name,
            job: review.job_title,
          })}
          {" · "}
          <time dateTime={review.created_at}>{formatMonth(review.created_at, locale)}</time>
        </p>
      </div>
      {!review.visible && <Badge icon="eye">{t("list.hidden")}</Badge>}
      <p className="measure whitespace-pre-line wrap-anywhere">{review.text}</p>
      {review.reply !== null && (
        <div className="grid gap-1 rounded-card rounded-ss-none bg-action-tint px-4 py-3">
          <p className="font-bold">{about ? t("list.replyOf", { name: about.name }) : t("list.reply")}</p>
          <p className="measure whitespace-pre-line wrap-anywhere">{review.reply}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 empty:hidden">
        {children}
        {!isOwn && (
          <ReportLink
            type="review"
            id={review.id}
            next={`/helper/${review.user}`}
            about={t("list.report", { name: author.name })}
          />
        )}
      </div>
    </Card>
  );
}
