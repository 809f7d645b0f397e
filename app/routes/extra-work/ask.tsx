import { data, type RouterContextProvider, redirect } from "react-router";
import { AskPage } from "~/components/deals/ask-page";
import { typedPrice } from "~/components/format";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import type { Chat } from "~/domain/chats/chat";
import { isAccepted } from "~/domain/deals/bid-life";
import { asksForPayment, extraWorkHindrance, isReportOpenAbout } from "~/domain/deals/deal";
import { dealMoneyOf, isOnHold } from "~/domain/money/deal-money";
import { type Cents, formatMoney } from "~/domain/money/money";
import { requestForm } from "~/domain/money/payment";
import { isLetGo } from "~/domain/money/payment-request";
import type { Language } from "~/domain/values/language";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { jobOfChat } from "~/live/chat-facts";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import { clearSavedForm, readSavedForm, requireLogin } from "../saved-form";
import type { Route } from "./+types/ask";

type Context = Readonly<RouterContextProvider>;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const chat = await getApi(context).chat.find({ params: { id: params.uri } });
  if (chat.owner === viewer.id) throw data(null, { status: 403 });
  const [job, { results: payments }, terms, savedForm] = await Promise.all([
    jobOfChat(getApi(context), chat),
    getApi(context).payment.list({ query: { chat_uri: chat.uri } }),
    paymentTermsOf(context),
    readSavedForm(context, request),
  ]);
  if (!isAccepted(chat.bid_status) || !job || !asksForPayment(job.status, terms.mode)) throw tooLate(context, chat.uri);
  const money = dealMoneyOf(payments);
  if (isOnHold(money)) throw tooLate(context, chat.uri, "onHold");
  const isGone = money.uncovered !== null;
  const hindrance = extraWorkHindrance({
    blocked: chat.blocked,
    suspended: chat.suspended === true,
    reported: isReportOpenAbout(chat.appointment, viewer.id),
    done: job.done_at !== null,
    gone: isGone,
    mode: terms.mode,
  });
  if (hindrance) throw tooLate(context, chat.uri, hindrance);
  const isDirect = terms.mode === "direct";
  const title = getT(context, "extraWork")(isDirect || isGone ? "ask.titleDirect" : "ask.title");
  const isFirst = isGone
    ? money.requests.length === 0
    : !payments.some((one) => one.kind === "request" && !isLetGo(one));
  const owed = (isDirect || isGone) && isFirst ? owedFor(chat, money.uncoveredRest, getLocale(context)) : undefined;
  return { title, chat, terms, isGone, isBusiness: viewer.business, typed: savedForm?.fields ?? owed };
}

function owedFor({ bid, title }: Chat, rest: Cents | null, locale: Language) {
  if (!bid) return undefined;
  const amount = rest === null ? bid.amount : formatMoney(rest);
  return { amount: typedPrice(amount, locale), description: title ?? "" };
}

type TooLate = "closed" | "onHold" | "blocked" | "suspended" | "reported" | "workDone";

function tooLate(context: Context, uri: string, why: TooLate = "closed") {
  getFlash(context).info(getT(context, "extraWork")(`ask.${why}`));
  return redirect(`/messages/${uri}`, 303);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const formData = await readFields(request);
  await requireLogin(context, request, { formData });
  const form = readForm(formData, requestForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const body = { ...form.data, chat_uri: params.uri };
    await once(context, request, formData, (key) => getApi(context).payment.request({ body }, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "extraWork")("ask.done"));
  return redirect(`/messages/${params.uri}#einde`, 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export { ErrorBoundary } from "../messages/error-boundary";

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage {...loaderData} result={actionData?.result} />;
}
