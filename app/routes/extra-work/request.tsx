import { data, type RouterContextProvider, redirect } from "react-router";
import { requestAddress } from "~/components/deals/request-address";
import { RequestPage } from "~/components/deals/request-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { isSuspended } from "~/domain/accounts/account-life";
import { extraWorkHindrance } from "~/domain/deals/deal";
import type { Job } from "~/domain/jobs/job";
import { canDispute, dealMoneyOf } from "~/domain/money/deal-money";
import { changeFields, type Payment } from "~/domain/money/payment";
import { isAgain } from "~/domain/money/payment-request";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { jobOfPayment, paymentOfTwo, paymentsBeside } from "../disputes/disputed-payment";
import { privateMeta } from "../head";
import { isActStopped } from "../money-stop";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import { refusal } from "../refusal";
import type { Route } from "./+types/request";

type Context = Readonly<RouterContextProvider>;

async function requestOf(context: Context, request: Request, id: string) {
  const found = await paymentOfTwo(context, request, id);
  if (found.payment.kind !== "request") throw data(null, { status: 404 });
  return found;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { payment, role, other } = await requestOf(context, request, params.id);
  const [job, beside, terms, stopped] = await Promise.all([
    jobOfPayment(context, payment),
    paymentsBeside(context, payment),
    paymentTermsOf(context),
    isActStopped(context, "pay"),
  ]);
  const { disputed, chargedBack } = dealMoneyOf(beside);
  const kind = isAgain(payment) ? "Again" : terms.mode === "direct" ? "Direct" : "";
  const title = getT(context, "extraWork")(`request.title${kind}`);
  return {
    title,
    payment,
    role,
    other,
    terms,
    stopped: stopped && terms.mode === "held",
    job: job && { id: job.id, title: job.title },
    stopBy: job?.stop?.proposal?.by ?? null,
    changeable: isChangeable(job, beside, isSuspended(other), terms.mode),
    disputable: canDispute(payment, beside),
    onHold: { disputed, chargedBack },
    now: Date.now(),
  };
}

function isChangeable(
  job: Job | null,
  payments: readonly Payment[],
  suspended: boolean,
  mode: "held" | "direct",
): boolean {
  const gone = dealMoneyOf(payments).uncovered !== null;
  const done = (job?.done_at ?? null) !== null;
  return extraWorkHindrance({ blocked: false, suspended, reported: false, done, gone, mode }) === null;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const formData = await readFields(request);
  const { payment, role, other } = await requestOf(context, request, params.id);
  switch (formData.get("intent")) {
    case "change":
      return change(context, request, payment, formData);
    case "remind":
      return remind(context, request, { payment, formData, name: other.name });
    case "settle":
      return settle(context, request, payment, formData);
    case "drop":
      return drop(context, request, {
        payment,
        formData,
        done: getT(context, "extraWork")(role === "payer" ? "refuse.done" : "withdraw.done", { name: other.name }),
      });
    default:
      return pay(context, payment, String(formData.get("amount_with_platform_cost")));
  }
}

async function pay(context: Context, { id, chat_uri }: Payment, amount_with_platform_cost: string) {
  const body = { payment_request_id: id, chat_uri: chat_uri ?? "", amount_with_platform_cost };
  try {
    const { redirect_url } = await getApi(context).payment.intent({ body });
    return redirect(redirect_url ?? requestAddress(id), 303);
  } catch (error) {
    return refusal(error);
  }
}

async function settle(context: Context, request: Request, { id }: Payment, formData: FormData) {
  const amount_with_platform_cost = formData.get("amount_with_platform_cost")?.toString();
  const body = { payment_id: id, status: "settled", amount_with_platform_cost } as const;
  try {
    await once(context, request, formData, (key) => getApi(context).payment.transaction({ body }, key));
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "extraWork")("request.settled"));
  return redirect(requestAddress(id), 303);
}

interface Reminding {
  payment: Payment;
  formData: FormData;
  name: string;
}

async function remind(context: Context, request: Request, { payment: { id }, formData, name }: Reminding) {
  try {
    await once(context, request, formData, (key) => getApi(context).payment.remind({ params: { id } }, key));
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "extraWork")("remind.done", { name }));
  return redirect(formData.get("next") === "/wallet" ? "/wallet" : requestAddress(id), 303);
}

interface Dropping {
  payment: Payment;
  formData: FormData;
  done: string;
}

async function drop(context: Context, request: Request, { payment: { id, chat_uri }, formData, done }: Dropping) {
  try {
    await once(context, request, formData, (key) => getApi(context).payment.dropRequest({ params: { id } }, key));
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(done);
  return redirect(`/messages/${chat_uri}#einde`, 303);
}

async function change(context: Context, request: Request, { id }: Payment, formData: FormData) {
  const form = readForm(formData, changeFields, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const call = { params: { id }, body: form.data };
    await once(context, request, formData, (key) => getApi(context).payment.changeRequest(call, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "extraWork")("change.done"));
  return redirect(requestAddress(id), 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function RequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData && "result" in actionData ? { result: actionData.result } : actionData;
  return <RequestPage {...loaderData} {...result} />;
}
