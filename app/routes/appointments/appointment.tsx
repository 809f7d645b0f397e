import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiError, isRefused } from "~/api/error";
import { MISSED } from "~/components/deals/appointment-address";
import { AppointmentPage, type Closure } from "~/components/deals/appointment-page";
import { disputeAddress } from "~/components/deals/dispute-address";
import { receiptAddress } from "~/components/deals/receipt-address";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import type { Chat } from "~/domain/chats/chat";
import { type Appointment, contestForm, momentsOf, windowForm } from "~/domain/deals/appointment";
import {
  ANSWERS,
  type AppointmentAnswer,
  answersOf,
  canMeet,
  isAcceptance,
  isAgreed,
  isContest,
  meetingRefusal,
  needsRunningDeal,
  reminderOf,
  reportsAbsence,
} from "~/domain/deals/appointment-life";
import { acceptedBid, dayOfWork } from "~/domain/deals/bid-life";
import { isLate } from "~/domain/deals/cancellation";
import { compensationIfLate } from "~/domain/deals/cancellation-rule";
import { isAfterHold, isHoldOver, lastMeetingDayAmong } from "~/domain/deals/meeting-hold";
import type { JobDetails } from "~/domain/jobs/job-details";
import { isUnderway } from "~/domain/jobs/job-life";
import { dealPlaceOf } from "~/domain/jobs/job-place";
import { type DealMoney, heldTotalOf, isOnHold } from "~/domain/money/deal-money";
import { type Cents, centsOf } from "~/domain/money/money";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { jobOfChat, moneyAmong, paymentsOfChat } from "~/live/chat-facts";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { getViewer, requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import { refusal } from "../refusal";
import { clearSavedForm, readSavedForm, requireLogin } from "../saved-form";
import type { Route } from "./+types/appointment";

type Context = Readonly<RouterContextProvider>;

const findChat = (context: Context, uri: string) => getApi(context).chat.find({ params: { id: uri } });

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const [chat, savedForm, { mode }] = await Promise.all([
    findChat(context, params.uri),
    readSavedForm(context, request),
    paymentTermsOf(context),
  ]);
  const [payments, job] = await Promise.all([paymentsOfChat(getApi(context), chat), jobOfChat(getApi(context), chat)]);
  const money = moneyAmong(payments, chat);
  const onHold = isOnHold(money);
  const closed = meetingRefusal({
    status: job?.status ?? "deleted",
    done: (job?.done_at ?? null) !== null,
    onHold,
  });
  const t = getT(context, "appointments");
  const { appointment } = chat;
  const now = Date.now();
  if (!canMeet(chat)) {
    getFlash(context).info(t("closed"));
    throw redirect(`/messages/${chat.uri}`, 303);
  }
  const today = dayInAmsterdam(now);
  const lastDay = lastMeetingDayAmong(payments);
  const isOpen = job !== null && isUnderway(job.status);
  return {
    title: t("title", { name: chat.name }),
    place: isOpen && job.done_at === null ? dealPlaceOf(job) : null,
    hasCode: isOpen && Boolean(job.start_code) && !job.begun_at && money.uncovered === null,
    mayEnd: isOpen && !onHold && (job.done_at ?? null) === null && (job.cancellation?.allowed ?? true),
    chat,
    viewer: viewer.id,
    held: mode === "held" && money.uncovered === null,
    compensation: compensationIfLate(job?.cancellation),
    total: totalOf(job),
    paid: chat.owner === viewer.id ? heldTotalOf(payments) : null,
    paused: money.paused,
    answers: appointment
      ? answersOf(appointment, viewer.id, now).filter(
          (one) =>
            (closed === null || !needsRunningDeal(one)) &&
            !(isAcceptance(one) && (chat.suspended || isAfterHold(Date.parse(appointment.starts_at), lastDay))),
        )
      : [],
    closed: closureOf(closed, chat, { ...money, over: isHoldOver(lastDay, today) }),
    onHold,
    late: job?.cancellation ? job.cancellation.reason === "late" : isLateToLeave(appointment, now),
    soon: appointment !== null && isLate(Date.parse(appointment.starts_at), now),
    begun: appointment !== null && Date.parse(appointment.starts_at) <= now,
    reminds: appointment !== null && reminderOf(Date.parse(appointment.starts_at), now) !== null,
    reports: pageUrl(request).searchParams.has(MISSED),
    today,
    lastDay,
    fixedDay: appointment || !job ? null : dayToPropose(job, { today, lastDay }),
    typed: savedForm?.fields,
  };
}

function dayToPropose(
  job: Partial<Pick<JobDetails, "execution_date" | "bids">>,
  { today, lastDay }: { today: string; lastDay: string | null },
) {
  const { execution_date = null, bids = [] } = job;
  const found = dayOfWork({ execution_date, first_day: acceptedBid(bids)?.first_day }, today);
  return found && lastDay !== null && found.day > lastDay ? null : found;
}

const totalOf = (job: Partial<Pick<JobDetails, "cancellation">> | null): Cents | null =>
  job?.cancellation?.allowed ? centsOf(job.cancellation.refund) + centsOf(job.cancellation.compensation) : null;

type Refusal = NonNullable<ReturnType<typeof meetingRefusal>>;

function closureOf(
  refusal: Refusal | null,
  { job, uri, suspended }: Chat,
  { disputed, chargedBack, over }: DealMoney & { over: boolean },
): Closure | null {
  if (refusal === "disputed" && chargedBack !== null) return { why: "chargedBack", to: receiptAddress(chargedBack) };
  if (refusal === "disputed" && disputed !== null) return { why: "disputed", to: disputeAddress(disputed) };
  const to = job === null ? `/messages/${uri}` : `/task/${job}`;
  if (refusal !== null) return { why: refusal === "work_done" ? "workDone" : "over", to };
  if (suspended) return { why: "suspended", to };
  return over ? { why: "holdOver", to } : null;
}

/** For an API that does not return the terms. The agreed time counts while another one is proposed. */
function isLateToLeave(appointment: Appointment | null, now: number): boolean {
  const agreed = isAgreed(appointment?.status) ? appointment : appointment?.replaces;
  return !appointment?.begun_at && isLate(agreed ? Date.parse(agreed.starts_at) : null, now);
}

const isAnswer = (word: unknown): word is AppointmentAnswer => (ANSWERS as readonly unknown[]).includes(word);

export async function action({ request, context, params }: Route.ActionArgs) {
  const formData = await readFields(request);
  const intent = formData.get("intent");
  await requireLogin(context, request, { formData });
  return isAnswer(intent)
    ? answer(context, request, { uri: params.uri, status: intent, formData })
    : propose(context, request, { uri: params.uri, formData });
}

interface Answering {
  uri: string;
  status: AppointmentAnswer;
  formData: FormData;
}

const ofContest = ({ data: { result }, init }: ReturnType<typeof refused>) => data({ contest: result }, init ?? {});

async function answer(context: Context, request: Request, { uri, status, formData }: Answering) {
  const { chat } = getApi(context);
  const form = readForm(formData, contestForm, { locale: getLocale(context) });
  if (!form.ok) return ofContest(refused(form.reply));
  try {
    const call = { params: { id: uri }, body: { id: String(formData.get("id")), status, ...form.data } };
    await once(context, request, formData, (key) => chat.answer(call, key));
  } catch (error) {
    if (isContest(status)) return ofContest(refusedByApi(form, error));
    return (reportsAbsence(status) && (await refusedByReport(context, uri, error))) || refusal(error);
  }
  await clearSavedForm(context);
  return done(context, uri, status);
}

/** Both reported the other: the second reads how to answer the first. */
async function refusedByReport(context: Context, uri: string, error: unknown) {
  if (!isRefused(error, 409)) return null;
  const [viewer, { appointment, name }] = await Promise.all([getViewer(context), findChat(context, uri)]);
  if (!appointment?.missed_until || appointment.missed_by !== viewer?.id) return null;
  return data({ refusal: getT(context, "appointments")("missed.both", { name }) }, { status: 409 });
}

/** The form has a day and times instead of moments. */
function ofDay(error: unknown): unknown {
  if (!isRefused(error, 400) || !error.fields?.starts_at) return error;
  const { starts_at, ...fields } = error.fields;
  return new ApiError(error.status, { ...error.body, fields: { ...fields, date: starts_at } });
}

async function propose(context: Context, request: Request, { uri, formData }: { uri: string; formData: FormData }) {
  const form = readForm(formData, windowForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const body = momentsOf(form.value);
    await once(context, request, formData, (key) => getApi(context).chat.propose({ params: { id: uri }, body }, key));
  } catch (error) {
    return refusedByApi(form, ofDay(error));
  }
  await clearSavedForm(context);
  return done(context, uri, "proposed");
}

const STAYS = {
  proposed: false,
  accepted: true,
  declined: false,
  missed: false,
  admitted: false,
  contested: false,
  retracted: true,
} as const;

async function done(context: Context, uri: string, step: keyof typeof STAYS) {
  const chat = await findChat(context, uri);
  const goesOn = step === "admitted" && canMeet(chat);
  getFlash(context).success(
    getT(context, "appointments")(`done.${goesOn ? "admittedGoesOn" : step}`, { name: chat.name }),
  );
  return redirect(STAYS[step] ? `/messages/${uri}/afspraak` : `/messages/${uri}#einde`, 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export { ErrorBoundary } from "../messages/error-boundary";

export default function AppointmentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData && "result" in actionData ? { result: actionData.result } : actionData;
  return <AppointmentPage {...loaderData} {...result} />;
}
