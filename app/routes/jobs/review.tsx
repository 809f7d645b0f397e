import { data, type RouterContextProvider, redirect } from "react-router";
import { ReviewPage } from "~/components/reviews/review-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { otherCard, roleIn } from "~/domain/deals/deal";
import { REVIEW_DAYS, reviewBy, reviewForm, reviewRefusal } from "~/domain/deals/review";
import { agreedOf } from "~/domain/money/deal-money";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { clearSavedForm, readSavedForm, requireLogin } from "../saved-form";
import type { Route } from "./+types/review";
import { paymentsFor } from "./job-money";

type Context = Readonly<RouterContextProvider>;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const [{ job, other, agreed }, reviews, savedForm] = await Promise.all([
    reviewedDeal(context, params.id, viewer),
    getApi(context).review.ofJob({ params }),
    readSavedForm(context, request),
  ]);
  const own = reviewBy(reviews.results, viewer.id, other.id);
  const title = getT(context, "reviews")("write.title", { name: other.name });
  const role = roleIn(job, viewer) ?? "owner";
  return { title, job, other, role, agreed, own, closed: reviewRefusal(job.status, own), typed: savedForm?.fields };
}

async function jobWithOther(context: Context, id: string, viewer: { id: number | null }) {
  const job = await getApi(context).job.find({ params: { id } });
  const other = otherCard(job, viewer);
  if (other === null) throw data(null, { status: 404 });
  if (other.id === null) {
    getFlash(context).info(getT(context, "reviews")("write.deleted"));
    throw redirect(`/task/${job.id}`, 303);
  }
  return { job, other };
}

async function reviewedDeal(context: Context, id: string, viewer: { id: number | null }) {
  const deal = await jobWithOther(context, id, viewer);
  return { ...deal, agreed: agreedOf(await paymentsFor(context, deal.job)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  await requireLogin(context, request, { formData });
  const form = readForm(formData, reviewForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const viewer = await requireViewer(context, request);
  const { other } = await jobWithOther(context, params.id, viewer);
  try {
    const body = { ...form.data, job: Number(params.id) };
    const review = await once(context, request, formData, (key) => getApi(context).review.write({ body }, key));
    const text = review?.visible ? "write.done" : "write.doneHidden";
    getFlash(context).success(getT(context, "reviews")(text, { name: other.name, days: REVIEW_DAYS }));
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  return redirect(`/task/${params.id}#beoordelingen`, 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function WriteReview({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} result={actionData?.result} />;
}

export { ErrorBoundary } from "./error-boundary";
