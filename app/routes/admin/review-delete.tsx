import { ReviewDeletePage } from "~/components/admin/records/review-delete-page";
import { getApi } from "~/context";
import { isInvolved } from "~/domain/admin/case-files";
import { requireAdmin } from "~/middleware/admin";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/review-delete";
import { actWithStatement, statementLimits } from "./act-with-reason";
import { teamStatement } from "./team-statement";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [admin, review] = await Promise.all([requireAdmin(context), getApi(context).admin.review({ params })]);
  const title = getT(context, "adminRecords")("removeReview.title", { name: review.author.name });
  const isOwn = isInvolved(admin.id, [review.author.id, review.user]);
  const closed = isOwn ? getT(context, "admin")("involved.text") : null;
  const statement = await teamStatement(context, new URL(request.url), {
    pageAddress: `/admin/reviews/${params.id}/delete`,
    action: "remove",
    person: review.author,
    target_type: "review",
    title: review.job_title,
  });
  return { title, review, closed, limits: statementLimits(), statement };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithStatement(
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
