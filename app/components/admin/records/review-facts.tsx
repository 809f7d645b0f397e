import type { Review } from "~/domain/review";
import { useTranslation } from "~/locales/use-translation";
import { Facts } from "./facts";
import { Moment, PersonLink, RecordLink } from "./record-cells";
import { AboutLink } from "./reviews-page";
import { ShownBadge } from "./shown-badge";

export function ReviewFacts({ review }: { review: Review }) {
  const { t } = useTranslation("adminRecords");
  const { author, user, job, job_title, rating, text, reply, visible, created_at } = review;
  return (
    <Facts
      title={t("review.facts")}
      facts={[
        [t("reviews.status"), <ShownBadge key="visible" visible={visible} />],
        [t("reviews.stars"), rating],
        [
          t("reviews.text"),
          <span key="text" className="whitespace-pre-line">
            {text}
          </span>,
        ],
        [t("review.reply"), reply ?? t("review.noReply")],
        [t("reviews.author"), <PersonLink key="author" person={author} />],
        [t("reviews.about"), <AboutLink key="about" id={user} />],
        [
          t("reviews.job"),
          <RecordLink key="job" to={`/admin/jobs/${job}`}>
            {job_title}
          </RecordLink>,
        ],
        [t("reviews.when"), <Moment key="when" at={created_at} />],
      ]}
    />
  );
}
