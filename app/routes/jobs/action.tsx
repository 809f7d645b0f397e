import { data, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { pageSentenceOf } from "~/api/messages";
import { ActionPage, type Deal } from "~/components/jobs/action-page";
import { ApprovalPage } from "~/components/jobs/approval-page";
import { getApi } from "~/context";
import { approvalOf } from "~/domain/approval";
import { acceptedBid } from "~/domain/bid-life";
import { roleIn } from "~/domain/deal";
import { dealMoneyOf } from "~/domain/deal-money";
import { MAX_SENT_IMAGES } from "~/domain/image-limits";
import { jobAction } from "~/domain/job-action";
import type { JobDetails } from "~/domain/job-details";
import { canAct, effectOf, mayAct, refusalOf, wordsOf } from "~/domain/job-life";
import type { JobAction } from "~/domain/job-status";
import { centsOf } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import { isHeld } from "~/domain/payment-life";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import { dealPhotosOf, refusedWithPhotos } from "../deal-photos";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import { photosIn } from "../sent-photos";
import type { Route } from "./+types/action";
import { moneyOf, paymentsFor } from "./job-money";

function actionOf(word: string): JobAction {
  const known = jobAction.safeParse(word);
  if (!known.success) throw data(null, { status: 404 });
  return known.data;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const action = actionOf(params.action);
  const job = await getApi(context).job.find({ params: { id: params.id } });
  const role = roleIn(job, viewer);
  if (!role || !mayAct(action, role)) throw data(null, { status: 403 });
  const title = getT(context, "jobs")(`action.${wordsOf(action, acceptedBid(job.bids) !== undefined)}.title`);
  if (role === "helper")
    return {
      job,
      action,
      title,
      deal: null,
      approval: null,
      photos: [],
      closed: canAct(job, action, role) ? null : pageSentenceOf("transition", getLocale(context)),
      money: null,
    };
  const payments = await paymentsFor(context, job);
  const refused = refusalOf(job.status, action, moneyOf(job, payments));
  const closed = refused && pageSentenceOf(refused, getLocale(context));
  const approval = action === "solve" ? approvalOf(job, payments) : null;
  const { result: photos } = await dealPhotosOf(context, approval && acceptedBid(job.bids)?.chat_uri);
  return {
    job,
    action,
    title: approval ? getT(context, "approval")("page.title") : title,
    deal: dealOf(job, action, payments),
    approval,
    photos,
    closed,
    money: dealMoneyOf(payments),
  };
}

/** What comes of it for the helper who was chosen, and for the money. */
function dealOf(job: JobDetails, action: JobAction, payments: readonly Payment[]): Deal | null {
  const bid = acceptedBid(job.bids);
  const held = payments.filter(({ status }) => isHeld(status));
  if (!bid) return null;
  const total = held.reduce((sum, payment) => sum + centsOf(payment.amount_with_platform_cost), 0);
  const compensation = centsOf(job.cancellation?.compensation ?? "0.00");
  const effect = effectOf(action, { agreed: true, held: held.length > 0 });
  return {
    effect: effect === "refunds" && compensation > 0 ? "late" : effect,
    name: bid.user.name,
    agreed: dealMoneyOf(payments).secured ?? centsOf(bid.amount),
    refund: total - compensation,
    compensation,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const action = actionOf(params.action);
  const sent = await readFields(request, { files: MAX_SENT_IMAGES });
  const photos = action === "done" ? photosIn(sent) : { images: [], alts: [] };
  const compensation = sent.get("compensation")?.toString();
  try {
    await getApi(context).job.act({ params: { id: params.id }, query: { action, compensation }, body: photos });
  } catch (error) {
    if (photos.images.length === 0) return refusal(error);
    const status = error instanceof ApiError ? error.pageStatus : 500;
    return data({ refusal: refusedWithPhotos(context, error) }, { status });
  }
  const words = wordsOf(action, compensation !== undefined);
  getFlash(context).success(getT(context, "jobs")(`action.${words}.flash`));
  const usual = action === "delete" ? "/profile/my-jobs" : `/task/${params.id}`;
  return redirect(returnPath(new URL(request.url).searchParams.get("next"), usual), 303);
}

export const meta = privateMeta;

export default function Action({ loaderData, actionData }: Route.ComponentProps) {
  const { approval, photos, ...shown } = loaderData;
  const refusal = actionData?.refusal;
  if (approval) return <ApprovalPage job={shown.job} approval={approval} photos={photos} refusal={refusal} />;
  return <ActionPage {...shown} refusal={refusal} />;
}

export { ErrorBoundary } from "./error-boundary";
