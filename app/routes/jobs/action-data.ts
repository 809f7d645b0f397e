import { pageSentenceOf } from "~/api/page-sentences";
import type { Report } from "~/components/job-page/action-closed";
import { getApi } from "~/context";
import type { Chat } from "~/domain/chats/chat";
import { answersOf } from "~/domain/deals/appointment-life";
import { approvalOf, unreadyOf } from "~/domain/deals/approval";
import { acceptedBid } from "~/domain/deals/bid-life";
import { earlyDoneOf, endingDealOf, heldIn } from "~/domain/deals/ending-deal";
import { canWithdrawFromWork } from "~/domain/deals/withdrawal";
import type { JobDetails } from "~/domain/jobs/job-details";
import type { refusalOf } from "~/domain/jobs/job-life";
import type { JobAction } from "~/domain/jobs/job-status";
import type { DealMoney } from "~/domain/money/deal-money";
import { centsOf } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { movedAmong } from "~/domain/money/payment-deeds";
import { isReleased } from "~/domain/money/payment-life";
import { lapsesAtCompletion } from "~/domain/money/payment-request";
import { isPricePayment } from "~/domain/money/price-part";
import { getLocale, getT } from "~/middleware/locale";
import { dealPhotosOf } from "../deal-photos";
import { isActStopped } from "../money-stop";
import { readSavedForm, requestedSavedForm } from "../saved-form";
import { unsentPhotosOf } from "../sent-photos";
import type { Route } from "./+types/action";

type Context = Route.LoaderArgs["context"];

interface ActedOn {
  job: JobDetails;
  action: JobAction;
  title: string;
  closed: string | null;
  money: DealMoney;
}

export async function ofHelper(
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

export const OF_HELPER = { plan: null, uploaded: [], alt: undefined, alts: undefined };

interface OwnersDeal extends ActedOn {
  payments: Payment[];
  refused: ReturnType<typeof refusalOf>;
}

export async function ofOwner(context: Context, request: Request, viewer: { id: number | null }, deal: OwnersDeal) {
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

export const OF_OWNER = {
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
