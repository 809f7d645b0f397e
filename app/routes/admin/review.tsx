import { redirect } from "react-router";
import { ReviewPage } from "~/components/admin/records/review-page";
import { getApi } from "~/context";
import { reviewChange } from "~/domain/admin/admin";
import { isInvolved } from "~/domain/admin/case-files";
import { constraintOf } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { requireAdmin } from "~/middleware/admin";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/review";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { admin } = getApi(context);
  const [viewer, review] = await Promise.all([requireAdmin(context), admin.review({ params })]);
  const log = await admin.audit({ query: { target_type: "review", target_id: review.id } });
  return {
    title: getT(context, "adminRecords")("review.title", { id: review.id }),
    review,
    involved: isInvolved(viewer.id, [review.author.id, review.user]),
    log: log.results,
    limits: constraintOf(reviewChange),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), reviewChange, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).admin.changeReview({ params, body: { ...form.data, visible: form.value.visible } });
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "adminRecords")("review.done"));
  return redirect(`/admin/reviews/${params.id}`, 303);
}

export const meta = liveMeta;

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} result={actionData?.result} />;
}
