import { data, redirect } from "react-router";
import { isRefused } from "~/api/error";
import { pageSentenceOf } from "~/api/messages";
import { ActionPage, type Report } from "~/components/job-page/action-page";
import { ApprovalPage } from "~/components/job-page/approval-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import type { Chat } from "~/domain/chats/chat";
import { answersOf } from "~/domain/deals/appointment-life";
import { approvalOf, unreadyOf } from "~/domain/deals/approval";
import { acceptedBid } from "~/domain/deals/bid-life";
import { roleIn } from "~/domain/deals/deal";
import { cancelledAs, type EndingDeal, earlyDoneOf, endingDealOf, heldIn } from "~/domain/deals/ending-deal";
import { canWithdrawFromWork } from "~/domain/deals/withdrawal";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { jobAction } from "~/domain/jobs/job-action";
import type { JobDetails } from "~/domain/jobs/job-details";
import { isActedOut, isCancelledAndRemoved, mayAct, refusalOf, wordsOf } from "~/domain/jobs/job-life";
import type { JobAction } from "~/domain/jobs/job-status";
import { dealMoneyOf, isPricePayment, lapsesAtCompletion } from "~/domain/money/deal-money";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { movedAmong } from "~/domain/money/payment-deeds";
import { isReleased } from "~/domain/money/payment-life";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import { dealPhotosOf } from "../deal-photos";
import { privateMeta } from "../head";
import { isActStopped } from "../money-stop";
import { once } from "../once";
import { refusal } from "../refusal";
import { clearSavedForm, readSavedForm, requestedSavedForm, requireLogin } from "../saved-form";
import { changedPhotos, photosIn, refusedPhotos, storedAfter, unsentPhotosOf } from "../sent-photos";
import type { Route } from "./+types/action";
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
  const page = { job, action, title, closed, money };
  return role === "helper"
    ? { ...page, ...OF_OWNER, ...(await ofHelper(context, request, viewer, { ...page, payments })) }
    : { ...page, ...OF_HELPER, ...(await ofOwner(context, request, viewer, { ...page, payments, refused })) };
}

interface ActedOn {
  job: JobDetails;
  action: JobAction;
  title: string;
  closed: string | null;
  money: ReturnType<typeof dealMoneyOf>;
}

async function ofHelper(
  context: Context,
  request: Request,
  viewer: { id: number | null },
  { job, action, closed: refused, money, payments }: Omit<OwnersDeal, "refused">,
) {
  const chat = action === "done" ? acceptedBid(job.bids)?.chat_uri : undefined;
  const savedForm = await readSavedForm(context, request);
  const appointment = chat === undefined ? null : await appointmentOf(context, job);
  const about = refused === null ? reportOf(job, payments, viewer.id, appointment) : null;
  const report = about?.own ? { ...about, helper: true } : null;
  const closed = report ? pageSentenceOf("absence_reported", getLocale(context)) : refused;
  return {
    closed,
    report,
    agreed: chat === undefined ? null : money.secured,
    asked: chat === undefined ? [] : payments.filter(lapsesAtCompletion),
    plan: chat === undefined ? null : earlyDoneOf(job, appointment, Date.now()),
    uploaded: await unsentPhotosOf(context, { chat: closed ? null : chat, about: "result" }, { savedForm }),
    alt: savedForm?.fields.alts,
    alts: savedForm?.fields,
  };
}

const OF_HELPER = { plan: null, uploaded: [], alt: undefined, alts: undefined };

interface OwnersDeal extends ActedOn {
  payments: Payment[];
  refused: ReturnType<typeof refusalOf>;
}

async function ofOwner(context: Context, request: Request, viewer: { id: number | null }, deal: OwnersDeal) {
  const { job, action, title, money, payments, refused } = deal;
  const report =
    refused === "absence_reported" ? reportOf(job, payments, viewer.id, await appointmentOf(context, job)) : null;
  const approval = action === "solve" ? approvalOf(job, payments) : null;
  const chat = (approval && acceptedBid(job.bids)?.chat_uri) ?? null;
  const [{ result: photos }, talk, stopped] = await Promise.all([
    dealPhotosOf(context, chat),
    chat === null ? null : getApi(context).chat.find({ params: { id: chat } }),
    approval !== null && isActStopped(context, "release"),
  ]);
  return {
    title:
      approval || (action === "solve" && (money.paused !== null || money.disputed !== null))
        ? getT(context, "approval")("page.title")
        : title,
    deal: endingDealOf(job, action, payments),
    agreed: money.secured,
    approval,
    stopped,
    unready: approval ? unreadyOf(job, talk?.appointment ?? null, Date.now()) : null,
    asked: approval ? payments.filter(lapsesAtCompletion) : [],
    photos,
    suspended: talk?.suspended ?? false,
    withdrawable: approval !== null && canWithdrawFromWork(approval.helper, approval.parts, Date.now()),
    report,
    absent: action === "cancel" && refused === null ? await absentIn(context, job, viewer.id) : null,
    paid: refused === "already_paid" ? paidOf(payments) : [],
    reported:
      action === "solve" && job.cancellation?.reason === "absence_reported" ? reporterIn(payments, viewer) : null,
    total: action === "solve" || action === "cancel" ? heldIn(payments) : null,
    remove: action === "cancel" && (await requestedSavedForm(context, request))?.fields.after === "remove",
  };
}

const OF_OWNER = {
  deal: null,
  approval: null,
  stopped: false,
  unready: null,
  asked: [],
  photos: [],
  suspended: false,
  withdrawable: false,
  report: null,
  absent: null,
  paid: [],
  reported: null,
  total: null,
  remove: false,
};

function paidOf(payments: readonly Payment[]): Payment[] {
  const price = payments.find((one) => isReleased(one.status) && isPricePayment(one));
  return price ? [price, ...movedAmong(price, payments)] : [];
}

async function appointmentOf(context: Context, job: JobDetails): Promise<Chat["appointment"]> {
  const bid = acceptedBid(job.bids);
  return bid ? (await getApi(context).chat.find({ params: { id: bid.chat_uri } })).appointment : null;
}

function reportOf(
  job: JobDetails,
  payments: readonly Payment[],
  viewer: number | null,
  appointment: Chat["appointment"],
): Report | null {
  const bid = acceptedBid(job.bids);
  if (!bid || !appointment?.missed_until) return null;
  const own = appointment.missed_by === viewer;
  const shares = payments.find(({ absence }) => absence?.shares)?.absence?.shares;
  const refund = shares ? centsOf(shares.refund) : heldIn(payments);
  const compensation = centsOf(shares?.compensation ?? "0.00");
  const { name } = viewer === job.user ? bid.user : job.owner;
  return { chat: bid.chat_uri, name, own, until: appointment.missed_until, refund, compensation };
}

async function absentIn(context: Context, job: JobDetails, viewer: number | null): Promise<string | null> {
  const bid = acceptedBid(job.bids);
  if (!bid || job.cancellation?.reason !== "late") return null;
  const appointment = await appointmentOf(context, job);
  return appointment && answersOf(appointment, viewer, Date.now()).includes("missed") ? bid.chat_uri : null;
}

const reporterIn = (payments: readonly Payment[], viewer: { id: number | null }): "own" | "other" =>
  payments.some(({ absence }) => absence?.by === viewer.id) ? "other" : "own";

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
  if (ended === null) return t(`action.${action}.flash`);
  const locale = getLocale(context);
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
