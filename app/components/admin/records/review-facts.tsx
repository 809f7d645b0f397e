import type { Review } from "~/domain/deals/review";
import { useTranslation } from "~/locales/use-translation";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
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
        [t("reviews.author"), <AdminPerson key="author" person={author} />],
        [t("reviews.about"), <Reviewed key="about" review={review} />],
        [
          t("reviews.job"),
          <AdminLink key="job" to={`/admin/jobs/${job}`}>
            {job_title}
          </AdminLink>,
        ],
        [t("reviews.when"), <AdminMoment key="when" at={created_at} />],
      ]}
    />
  );
}
