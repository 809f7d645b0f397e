import { data, type RouterContextProvider, redirect } from "react-router";
import { CODES } from "~/api/messages";
import { BidPage, type BidPageProps } from "~/components/bids/bid-page";
import type { TaskHandle } from "~/components/shell/shell";
import { notedAt } from "~/components/ui/noted-at";
import { getApi } from "~/context";
import { isSuspended } from "~/domain/accounts/account-life";
import { bidFields } from "~/domain/deals/bid";
import {
  bidRefusal,
  changeRefusal,
  formerBidOn,
  isAccepted,
  isApartFromOwner,
  ownBidOn,
} from "~/domain/deals/bid-life";
import { dealMoneyOf } from "~/domain/money/deal-money";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { paymentsFor } from "../jobs/job-money";
import { priceGuideFor } from "../jobs/price-guide";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import { flashRefusal } from "../refusal";
import { clearSavedForm, readSavedForm, requireLogin } from "../saved-form";
import type { Route } from "./+types/place";
import { placeBid } from "./place-bid";

type Context = Readonly<RouterContextProvider>;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const [job, terms] = await Promise.all([jobOf(context, params.id), paymentTermsOf(context)]);
  const bid = ownBidOn(job) ?? null;
  const apart = isApartFromOwner(viewer, job) ? ("blocked" as const) : null;
  const away = !bid && isSuspended(job.owner) ? ("suspended" as const) : null;
  const refusal = (bid ? changeRefusal(bid) : bidRefusal(viewer, job)) ?? apart ?? away;
  if (job.user === viewer.id || refusal === "own_job") {
    getFlash(context).info(CODES.own_job[getLocale(context)]);
    throw redirect(`/task/${job.id}`, 303);
  }
  const title = getT(context, "bids")(bid ? "form.pageTitleOwn" : "form.pageTitle", { title: job.title });
  const chosen = bid !== null && isAccepted(bid.status);
  const [savedForm, guide, report, payments] = await Promise.all([
    readSavedForm(context, request),
    refusal === null ? priceGuideFor(context, job) : null,
    chosen ? reportIn(context, bid.chat_uri, viewer.id) : null,
    chosen ? paymentsFor(context, job) : [],
  ]);
  const { secured, disputed, chargedBack } = dealMoneyOf(payments);
  const former = formerBidOn(job) ?? null;
  return {
    title,
    job,
    bid,
    former,
    viewer: { id: viewer.id, business: viewer.business },
    terms,
    guide,
    closed: refusal,
    report,
    // Until the payer's bank decides about money that it took back, nobody can decide the dispute.
    dispute: chargedBack === null && job.cancellation?.reason === "disputed" ? disputed : null,
    agreed: secured,
    typed: savedForm?.fields,
    now: Date.now(),
  };
}

async function reportIn(context: Context, chat: string, viewer: number | null): Promise<BidPageProps["report"]> {
  const { appointment } = await getApi(context).chat.find({ params: { id: chat } });
  return appointment?.missed_until
    ? { isOwn: appointment.missed_by !== viewer, chat, until: appointment.missed_until }
    : null;
}

const jobOf = (context: Context, id: string) => getApi(context).job.find({ params: { id } });

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  await requireLogin(context, request, { formData });
  const intent = formData.get("intent");
  if (intent === "withdraw") return withdraw(context, request, params.id, formData);
  if (intent !== "change") {
    const refusal = await placeBid(context, request, { formData, job: Number(params.id) });
    return refusal ? data({ result: refusal.result }, refusal.status) : backTo(context, params.id, "form.placed");
  }
  const form = readForm(formData, bidFields, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const bid_id = await ownBid(context, params.id);
    // Withdrawn in another tab: the typed bid becomes a new one.
    if (bid_id === null) return refused(form.refuse({}, [getT(context, "bids")("form.withdrawn")]));
    const body = { ...form.data, bid_id };
    await once(context, request, formData, (key) => getApi(context).bid.change({ body }, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  return backTo(context, params.id, "form.changed");
}

const ownBid = async (context: Context, id: string): Promise<number | null> =>
  ownBidOn(await jobOf(context, id))?.id ?? null;

async function withdraw(context: Context, request: Request, id: string, formData: FormData) {
  try {
    const bid_id = await ownBid(context, id);
    if (bid_id !== null)
      await once(context, request, formData, (key) => getApi(context).bid.withdraw({ body: { bid_id } }, key));
  } catch (error) {
    flashRefusal(context, error);
    return redirect(`/task/${id}/bod`, 303);
  }
  return backTo(context, id, "withdraw.done");
}

function backTo(context: Context, id: string, done: "form.placed" | "form.changed" | "withdraw.done") {
  getFlash(context).success(getT(context, "bids")(done));
  return redirect(notedAt(`/task/${id}`), 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function Place({ loaderData, actionData }: Route.ComponentProps) {
  return <BidPage {...loaderData} result={actionData?.result} />;
}

export { ErrorBoundary } from "../jobs/error-boundary";
