import type { Review } from "~/domain/deals/review";
import { useTranslation } from "~/locales/use-translation";
import { AdminAction, type AdminActionProps } from "../admin-action";
import { ReviewFacts } from "./review-facts";

export function ReviewDeletePage({
  review,
  ...rest
}: { review: Review } & Pick<AdminActionProps, "closed" | "limits" | "statement" | "result">) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminAction
      title={t("removeReview.title", { name: review.author.name })}
      text={t("removeReview.text", { name: review.author.name })}
      confirm={t("removeReview.confirm")}
      pending={t("removeReview.pending")}
      danger
      usual={t("removeReview.usual", { returnObjects: true })}
      back={`/admin/reviews/${review.id}`}
      {...rest}
    >
      <ReviewFacts review={review} />
    </AdminAction>
  );
}
