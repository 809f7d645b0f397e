import type { AuditEntry } from "~/domain/admin/admin";
import type { Review } from "~/domain/deals/review";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../../ui/button-link";
import { AdminHead } from "../admin-head";
import { Involved } from "../involved";
import { Log } from "./log";
import { ReviewFacts } from "./review-facts";
import { ReviewForm, type ReviewFormProps } from "./review-form";

interface ReviewPageProps {
  review: Review;
  involved: boolean;
  log: readonly AuditEntry[];
  limits: ReviewFormProps["limits"];
  result?: Reply;
}

export function ReviewPage({ review, involved, log, limits, result }: ReviewPageProps) {
  const { t } = useTranslation("adminRecords");
  const { id, author, user } = review;
  return (
    <section className="grid gap-5">
      <AdminHead
        back={{ to: "/admin/reviews", text: t("review.back") }}
        title={t("review.title", { id })}
        note={t("review.by", { name: author.name, id: user })}
      >
        {!involved && (
          <ButtonLink variant="secondary" className="button-small" to={`/admin/reviews/${id}/delete`}>
            {t("review.remove")}
          </ButtonLink>
        )}
      </AdminHead>
      <div className="admin-columns">
        <ReviewFacts review={review} />
        {involved ? <Involved /> : <ReviewForm review={review} limits={limits} result={result} />}
      </div>
      <Log title={t("user.log")} none={t("review.logNone")} entries={log} target={{ type: "review", id }} />
    </section>
  );
}
