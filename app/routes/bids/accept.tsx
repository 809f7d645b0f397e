import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { pageSentenceOf } from "~/api/page-sentences";
import type { TaskHandle } from "~/components/shell/shell";
import { AcceptBid } from "~/components/wallet/accept-bid";
import { getApi } from "~/context";
import { canAccept, decidedOf } from "~/domain/deals/bid-life";
import { centsOf } from "~/domain/money/money";
import { readFields } from "~/forms/read-fields";
import { jobOfChat, moneyOfChat, otherBeingPaid } from "~/live/chat-facts";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { bidToDecide } from "../messages/bid-to-decide";
import { isActStopped } from "../money-stop";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import { refusal } from "../refusal";
import type { Route } from "./+types/accept";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { chat, bid } = await bidToDecide(context, request, params.uri);
  if (chat.blocked) {
    getFlash(context).info(pageSentenceOf("blocked", getLocale(context)));
    throw redirect(`/messages/${chat.uri}`, 303);
  }
  const { credits } = await requireViewer(context, request);
  const [job, terms, { paying, lateTotal }] = await Promise.all([
    jobOfChat(getApi(context), chat),
    paymentTermsOf(context),
    moneyOfChat(getApi(context), chat),
  ]);
  if (paying) throw redirect(`/messages/${chat.uri}`, 303);
  const open = canAccept({ status: bid.status, job_status: job?.status ?? "deleted" });
  return {
    title: getT(context, "payments")(terms.mode === "direct" ? "accept.titleDirect" : "accept.title"),
    chat,
    bid,
    terms,
    lateTotal,
    credits: centsOf(credits),
    firstDay: job?.bids?.find(({ id }) => id === bid.id)?.first_day ?? null,
    askedDay: job?.execution_date ?? null,
    now: Date.now(),
    open,
    fromJob: new URL(request.url).searchParams.get("from") === "job",
    stopped: terms.mode === "held" && (await isActStopped(context, "pay")),
    other: open ? await otherBeingPaid(getApi(context), chat, job?.bids) : null,
  };
}

type Context = Readonly<RouterContextProvider>;

async function accept(context: Context, request: Request, uri: string, formData: FormData): Promise<string> {
  const api = getApi(context);
  const bid_id = String(formData.get("bid_id"));
  const { mode } = await paymentTermsOf(context);
  if (mode === "direct") {
    const body = { bid_id, status: "accepted", amount: formData.get("amount")?.toString() } as const;
    await once(context, request, formData, (key) => api.bid.decide({ body }, key));
    getFlash(context).success(getT(context, "payments")("accept.done"));
    return `/messages/${uri}#einde`;
  }
  const amount_with_platform_cost = String(formData.get("amount_with_platform_cost"));
  const use_credits = formData.get("use_credits") === "true";
  const payment = await api.payment.intent({ body: { bid_id, chat_uri: uri, amount_with_platform_cost, use_credits } });
  return payment.redirect_url ?? `/payment/success?page=singlechat&uri=${uri}&payment=${payment.id}`;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const formData = await readFields(request);
  const { chat, bid } = await bidToDecide(context, request, params.uri);
  // The bank is still processing: a second payment would only be refunded.
  const { paying } = await moneyOfChat(getApi(context), chat);
  if (paying) return redirect(`/messages/${chat.uri}`, 303);
  try {
    return redirect(await accept(context, request, chat.uri, formData), 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "bid_not_pending") return refusal(error);
    const job = await jobOfChat(getApi(context), chat);
    return data({ refusal: undefined, decided: decidedOf(bid.id, job?.bids) }, { status: error.pageStatus });
  }
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export { ErrorBoundary } from "../messages/error-boundary";

export default function Accept({ loaderData, actionData }: Route.ComponentProps) {
  return <AcceptBid {...loaderData} {...actionData} />;
}
