import type { Review } from "~/domain/deals/review";
import { useTranslation } from "~/locales/use-translation";
import { DeskLink } from "../desk-link";
import { DeskMoment } from "../desk-moment";
import { DeskPerson } from "../desk-person";
import { Facts } from "./facts";
import { Reviewed } from "./reviews-page";
import { ShownBadge } from "./shown-badge";

export function ReviewFacts({ review }: { review: Review }) {
  const { t } = useTranslation("adminRecords");
  const { author, job, job_title, rating, text, reply, visible, created_at } = review;
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
        [t("reviews.author"), <DeskPerson key="author" person={author} />],
        [t("reviews.about"), <Reviewed key="about" review={review} />],
        [
          t("reviews.job"),
          <DeskLink key="job" to={`/admin/jobs/${job}`}>
            {job_title}
          </DeskLink>,
        ],
        [t("reviews.when"), <DeskMoment key="when" at={created_at} />],
      ]}
    />
  );
}
