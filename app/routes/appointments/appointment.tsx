import { type RouterContextProvider, redirect } from "react-router";
import { MISSED } from "~/components/deals/appointment-address";
import { AppointmentPage } from "~/components/deals/appointment-page";
import { getApi } from "~/context";
import { type Appointment, momentsOf, windowForm } from "~/domain/appointment";
import {
  ANSWERS,
  type AppointmentAnswer,
  answersOf,
  canMeet,
  isAboutMissing,
  isAgreed,
  reminderOf,
} from "~/domain/appointment-life";
import { dayInAmsterdam } from "~/domain/calendar";
import { isLate } from "~/domain/cancellation";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { moneyOfChat } from "~/live/chat-facts";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { requireViewer } from "~/middleware/viewer";
import { foundMeta } from "../head";
import { once } from "../once";
import { refusal } from "../refusal";
import { termsOf } from "../terms";
import { clearUnsent, readUnsent, requireLogin } from "../unsent";
import type { Route } from "./+types/appointment";

type Context = Readonly<RouterContextProvider>;

const findChat = (context: Context, uri: string) => getApi(context).chat.find({ params: { id: uri } });

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const [chat, unsent, { mode }] = await Promise.all([
    findChat(context, params.uri),
    readUnsent(context, request),
    termsOf(context),
  ]);
  const money = await moneyOfChat(getApi(context), chat);
  const t = getT(context, "appointments");
  const { appointment } = chat;
  const now = Date.now();
  const isMissed = appointment !== null && answersOf(appointment, viewer.id, now).some(isAboutMissing);
  if (!canMeet(chat) && !isMissed) {
    getFlash(context).info(t("closed"));
    throw redirect(`/messages/${chat.uri}`, 303);
  }
  return {
    title: t("title", { name: chat.name }),
    chat,
    viewer: viewer.id,
    held: mode === "held" && money.gone === null,
    answers: appointment ? answersOf(appointment, viewer.id, now) : [],
    late: isLateToLeave(appointment, now),
    begun: appointment !== null && Date.parse(appointment.starts_at) <= now,
    reminds: appointment !== null && reminderOf(Date.parse(appointment.starts_at), now) !== null,
    reports: pageUrl(request).searchParams.has(MISSED),
    today: dayInAmsterdam(now),
    typed: unsent?.fields,
  };
}

function isLateToLeave(appointment: Appointment | null, now: number): boolean {
  const agreed = isAgreed(appointment?.status) ? appointment : appointment?.replaces;
  return !appointment?.begun_at && isLate(agreed ? Date.parse(agreed.starts_at) : null, now);
}

const isAnswer = (word: unknown): word is AppointmentAnswer => (ANSWERS as readonly unknown[]).includes(word);

export async function action({ request, context, params }: Route.ActionArgs) {
  const sent = await readFields(request);
  await requireLogin(context, request, { sent, schema: windowForm });
  const intent = sent.get("intent");
  return isAnswer(intent)
    ? answer(context, params.uri, intent, sent.get("id"))
    : propose(context, request, { uri: params.uri, sent });
}

async function answer(context: Context, uri: string, status: AppointmentAnswer, id: unknown) {
  const { chat } = getApi(context);
  try {
    await chat.answer({ params: { id: uri }, body: { id: String(id), status } });
  } catch (error) {
    return refusal(error);
  }
  return done(context, uri, status);
}

async function propose(context: Context, request: Request, { uri, sent }: { uri: string; sent: FormData }) {
  const form = readForm(sent, windowForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const body = momentsOf(form.value);
    await once(context, request, sent, (key) => getApi(context).chat.propose({ params: { id: uri }, body }, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearUnsent(context);
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
  const { name } = await findChat(context, uri);
  getFlash(context).success(getT(context, "appointments")(`done.${step}`, { name }));
  return redirect(STAYS[step] ? `/messages/${uri}/afspraak` : `/messages/${uri}#einde`, 303);
}

export const meta = foundMeta;

export { ErrorBoundary } from "../messages/error-boundary";

export default function AppointmentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const told = actionData && "result" in actionData ? { result: actionData.result } : actionData;
  return <AppointmentPage {...loaderData} {...told} />;
}
