import type { Review } from "~/domain/review";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { DeskAction } from "../desk-action";
import { ReviewFacts } from "./review-facts";

/** Asks once more before a review is deleted. */
export function ReviewDeletePage({ review, result }: { review: Review; result?: Reply }) {
  const { t } = useTranslation("adminRecords");
  return (
    <DeskAction
      title={t("removeReview.title", { name: review.author.name })}
      text={t("removeReview.text")}
      confirm={t("removeReview.confirm")}
      pending={t("removeReview.pending")}
      danger
      usual={t("removeReview.usual", { returnObjects: true })}
      back={`/admin/reviews/${review.id}`}
      result={result}
    >
      <ReviewFacts review={review} />
    </DeskAction>
  );
}
