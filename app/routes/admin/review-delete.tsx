import { ReviewDeletePage } from "~/components/admin/records/review-delete-page";
import { getApi } from "~/context";
import { isInvolved } from "~/domain/desk";
import { requireAdmin } from "~/middleware/admin";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/review-delete";
import { actWithReason, reasonLimits } from "./act-with-reason";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [admin, review] = await Promise.all([requireAdmin(context), getApi(context).admin.review({ params })]);
  const title = getT(context, "adminRecords")("removeReview.title", { name: review.author.name });
  const isOwn = isInvolved(admin.id, [review.author.id, review.user]);
  const closed = isOwn ? getT(context, "admin")("involved.text") : null;
  return { title, review, closed, limits: reasonLimits() };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithReason(
    { request, context },
    {
      act: (body) => getApi(context).admin.removeReview({ params, body }),
      done: getT(context, "adminRecords")("removeReview.done"),
      next: "/admin/reviews",
    },
  );
}

export const meta = liveMeta;

export default function ReviewDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewDeletePage {...loaderData} result={actionData?.result} />;
}
