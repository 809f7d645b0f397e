import { data, redirect } from "react-router";
import { isRefused } from "~/api/error";
import { pageSentenceOf } from "~/api/page-sentences";
import { formatDay } from "~/components/format";
import { ActionPage } from "~/components/job-page/action-page";
import { ApprovalPage } from "~/components/job-page/approval-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { acceptedBid } from "~/domain/deals/bid-life";
import { roleIn } from "~/domain/deals/deal";
import { cancelledAs, type EndingDeal, endingDealOf } from "~/domain/deals/ending-deal";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { jobAction } from "~/domain/jobs/job-action";
import { renewedUntil } from "~/domain/jobs/job-days";
import type { JobDetails } from "~/domain/jobs/job-details";
import { isActedOut, isCancelledAndRemoved, mayAct, refusalOf, wordsOf } from "~/domain/jobs/job-life";
import type { JobAction } from "~/domain/jobs/job-status";
import { dealMoneyOf } from "~/domain/money/deal-money";
import { formatEuros } from "~/domain/money/money";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { refusal } from "../refusal";
import { clearSavedForm, requireLogin } from "../saved-form";
import { changedPhotos, photosIn, refusedPhotos, storedAfter } from "../sent-photos";
import type { Route } from "./+types/action";
import { OF_HELPER, OF_OWNER, ofHelper, ofOwner } from "./action-data";
import { moneyOf, paymentsFor } from "./job-money";
import { leaveWithoutDeal } from "./leave-job";

type Context = Route.LoaderArgs["context"];

function actionOf(word: string): JobAction {
  const known = jobAction.safeParse(word);
  if (!known.success) throw data(null, { status: 404 });
  return known.data;
}

function leaveIfDone(context: Context, job: JobDetails, action: JobAction, to = `/task/${job.id}`): void {
  if (!isActedOut(job, action)) return;
  const finished = action === "done" || action === "cancel" ? action : "solve";
  const already = isCancelledAndRemoved(job, action) ? "cancelRemoved" : finished;
  getFlash(context).info(getT(context, "jobs")(`action.already.${already}`));
  throw redirect(to, 303);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const action = actionOf(params.action);
  const job = await getApi(context).job.find({ params: { id: params.id } });
  const role = roleIn(job, viewer);
  if (!role) leaveWithoutDeal(context, job, viewer, "action");
  if (!role || !mayAct(action, role)) throw data(null, { status: 403 });
  leaveIfDone(context, job, action);
  const title = getT(context, "jobs")(`action.${wordsOf(action, acceptedBid(job.bids) !== undefined)}.title`);
  const payments = await paymentsFor(context, job);
  const refused = refusalOf(job.status, action, moneyOf(job, payments));
  const closed = refused && pageSentenceOf(refused, getLocale(context));
  const money = dealMoneyOf(payments, job.bids);
  const page = { job, action, title, closed, money, renewedUntil: renewedUntil(Date.now()) };
  return role === "helper"
    ? { ...page, ...OF_OWNER, ...(await ofHelper(context, request, viewer, { ...page, payments })) }
    : { ...page, ...OF_HELPER, ...(await ofOwner(context, request, viewer, { ...page, payments, refused })) };
}

async function dealToCancel(context: Route.ActionArgs["context"], id: string): Promise<EndingDeal | null> {
  const job = await getApi(context).job.find({ params: { id } });
  return endingDealOf(job, "cancel", await paymentsFor(context, job));
}

function flashOf(
  context: Route.ActionArgs["context"],
  action: JobAction,
  { ended, remove }: { ended: EndingDeal | null; remove: boolean },
): string {
  const t = getT(context, "jobs");
  const locale = getLocale(context);
  if (ended === null) return t(`action.${action}.flash`, { day: formatDay(renewedUntil(Date.now()), locale) });
  return t(`action.cancelDeal.${remove ? "removed" : "reopened"}.${cancelledAs(ended)}`, {
    name: ended.name,
    total: formatEuros(ended.refund, locale),
    share: formatEuros(ended.compensation, locale),
  });
}

async function chatOfDeal(context: Route.ActionArgs["context"], id: string) {
  const job = await getApi(context).job.find({ params: { id } });
  return acceptedBid(job.bids)?.chat_uri;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const action = actionOf(params.action);
  // Before the body is read: the login keeps what was chosen.
  if (action !== "done") await requireViewer(context, request);
  const formData = await readFields(request, { files: MAX_SENT_IMAGES });
  const photos = photosIn(formData);
  if (action === "done") await requireLogin(context, request, { formData, images: photos.body.images });
  const place = async () => ({ chat: await chatOfDeal(context, params.id), about: "result" }) as const;
  const changed =
    action === "done" && formData.has("intent") ? await changedPhotos(context, formData, await place()) : null;
  if (changed) return data({ refusal: undefined, ...changed }, { status: changed.photoErrors.length > 0 ? 422 : 200 });
  const compensation = formData.get("compensation")?.toString();
  const total = formData.get("total")?.toString();
  const early = formData.get("early") === "true";
  const remove = action === "cancel" && formData.get("after") === "remove";
  // Read before: the cancelled deal is no longer in the job.
  const ended = compensation === undefined ? null : await dealToCancel(context, params.id);
  const usual = action === "delete" || remove ? "/profile/my-jobs" : `/task/${params.id}`;
  const next = returnPath(new URL(request.url).searchParams.get("next"), usual);
  const call = {
    params: { id: params.id },
    query: { action, total, compensation, early, remove },
    body: action === "done" ? photos.body : {},
  };
  try {
    await once(context, request, formData, (key) => getApi(context).job.act(call, key));
  } catch (error) {
    if (isRefused(error, 409))
      leaveIfDone(context, await getApi(context).job.find({ params: { id: params.id } }), action, next);
    const { data: shown, init } = refusal(error);
    if (action !== "done")
      return data({ ...shown, photoErrors: [], alt: "", alts: undefined, remove }, init ?? undefined);
    const stored = await storedAfter(context, await place(), photos, error);
    return data({ refusal: refusedPhotos(error, stored.photoErrors), ...stored }, init ?? undefined);
  }
  if (action === "done" || action === "cancel") await clearSavedForm(context);
  getFlash(context).success(flashOf(context, action, { ended, remove }));
  return redirect(next, 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function Action({ loaderData, actionData }: Route.ComponentProps) {
  const { approval, stopped, unready, asked, photos, uploaded, reported, suspended, withdrawable, ...shown } =
    loaderData;
  const refusal = actionData?.refusal;
  if (approval)
    return (
      <ApprovalPage
        job={shown.job}
        approval={approval}
        stopped={stopped}
        unready={unready}
        photos={photos}
        reported={reported}
        suspended={suspended}
        withdrawable={withdrawable}
        asked={asked}
        gone={shown.money.uncovered !== null}
        refusal={refusal}
      />
    );
  return (
    <ActionPage
      {...shown}
      asked={asked}
      refusal={refusal}
      remove={actionData && "remove" in actionData ? actionData.remove === true : shown.remove}
      photos={uploaded}
      photoErrors={actionData?.photoErrors}
      alt={actionData?.alt ?? shown.alt}
      alts={actionData?.alts ?? shown.alts}
    />
  );
}

export { ErrorBoundary } from "./error-boundary";
