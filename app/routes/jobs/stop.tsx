import { data, redirect } from "react-router";
import { stopAddress } from "~/components/deals/stop-address";
import type { TaskHandle } from "~/components/shell/shell";
import { StopPage } from "~/components/stops/stop-page";
import { getApi } from "~/context";
import { acceptedBid } from "~/domain/deals/bid-life";
import { isOwnProposal, isStopOpen, movedByStop, wholeOf } from "~/domain/deals/stop-life";
import { type StopTogether, stopForm } from "~/domain/deals/stop-proposal";
import { voidCauseOf } from "~/domain/deals/stop-void";
import { type BackParts, partsIfDivided, partsOfAll } from "~/domain/money/back-parts";
import { agreedOf, dealMoneyOf, objectionFrom, objectionUntil } from "~/domain/money/deal-money";
import { type Cents, centsOf } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import type { Language } from "~/domain/values/language";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { pageUrl } from "~/middleware/page-url";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { isActStopped } from "../money-stop";
import { once } from "../once";
import { refusal } from "../refusal";
import { clearSavedForm, requestedSavedForm } from "../saved-form";
import type { Route } from "./+types/stop";
import { paymentsFor } from "./job-money";
import { readAboutJob } from "./read-about-job";

type Context = Route.LoaderArgs["context"];

const NONE: string[] = [];

function read(formData: FormData, whole: number, locale: Language) {
  const form = readForm(formData, stopForm(whole), { locale });
  return form.ok
    ? { earned: form.value.amount, fields: form.data, errors: NONE }
    : { earned: null, fields: null, errors: form.reply.error?.amount ?? NONE };
}

/** `kept`: the amount of a proposal that was sent after the session had ended. */
function requestedAmount(
  query: URLSearchParams,
  { whole, kept, locale }: { whole: number; kept?: string; locale: Language },
) {
  const typed = query.get("amount") ?? (query.has("typed") ? null : (kept ?? null));
  if (typed === null) return { earned: null, typed: query.get("typed") ?? undefined, errors: NONE };
  const formData = new FormData();
  formData.append("amount", typed);
  const { earned, errors } = read(formData, whole, locale);
  return { earned, typed, errors };
}

const dealOf = (context: Context, id: string) => getApi(context).job.stop({ params: { id } });

const heldIn = ({ parts }: Awaited<ReturnType<typeof dealOf>>): number =>
  wholeOf(parts.map(({ amount }) => ({ amount: centsOf(amount) })));

function backOf({ parts }: StopTogether, payments: readonly Payment[], earned: Cents | null): BackParts | null {
  if (earned === null) return partsOfAll(payments.filter(({ released_by }) => released_by === "together"));
  const held = parts.map(({ id, amount, fee_percent }) => ({ id, amount: centsOf(amount), fee_percent }));
  return partsIfDivided(movedByStop(payments, held, earned));
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const job = await getApi(context).job.find({ params });
  const stop = await dealOf(context, params.id);
  const { proposal } = stop;
  const payments = await paymentsFor(context, job);
  const money = dealMoneyOf(payments, job.bids);
  const answers = proposal !== null && isStopOpen(proposal) && proposal.by !== viewer.id;
  const kept = (await requestedSavedForm(context, request))?.fields.amount;
  const query = pageUrl(request).searchParams;
  const shown =
    stop.refused !== null && answers
      ? { earned: null, typed: undefined, errors: NONE }
      : requestedAmount(query, { whole: heldIn(stop), kept, locale: getLocale(context) });
  const role = job.user === viewer.id ? ("owner" as const) : ("helper" as const);
  const divided = shown.earned ?? (proposal !== null && isStopOpen(proposal) ? centsOf(proposal.amount) : null);
  const page = {
    title: getT(context, "stop")("title"),
    job,
    role,
    back: role === "owner" ? backOf(stop, payments, divided) : null,
    viewer: viewer.id ?? 0,
    stop,
    chat: acceptedBid(job.bids)?.chat_uri ?? null,
    stopped: answers && centsOf(proposal.amount) > 0 && (await isActStopped(context, "release")),
    agreed: agreedOf(payments),
    pays: objectionUntil(objectionFrom(job), money),
    voidCause: proposal && voidCauseOf(proposal, payments),
    disputed: money.disputed,
    chargedBack: money.chargedBack,
    disputable: money.disputable,
    ...shown,
  };
  return data(page, { status: shown.errors.length > 0 ? 422 : 200 });
}

async function propose({ request, context, params }: Route.ActionArgs, formData: FormData) {
  const stop = await dealOf(context, params.id);
  const { fields, earned, errors } = read(formData, heldIn(stop), getLocale(context));
  const typed = formData.get("amount")?.toString();
  if (!fields) return data({ errors, typed, refusal: undefined }, { status: 422 });
  await once(context, request, formData, (key) => getApi(context).job.proposeStop({ params, body: fields }, key));
  await clearSavedForm(context);
  const { proposal: last, other } = stop;
  const before = last && { ...last, amount: centsOf(last.amount) };
  const { id } = await requireViewer(context, request);
  const isSame = before !== null && earned !== null && id !== null && isOwnProposal(before, id, earned);
  return getT(context, "stop")(isSame ? "same" : "done", { name: other.name });
}

async function answer({ request, context, params }: Route.ActionArgs, formData: FormData) {
  const intent = formData.get("intent");
  const t = getT(context, "stop");
  const call = { params, body: { proposal: formData.get("proposal")?.toString() } };
  if (intent === "agree") {
    await once(context, request, formData, (key) => getApi(context).job.acceptStop(call, key));
    return t("waiting.agreed");
  }
  if (intent !== "refuse" && intent !== "withdraw") throw data(null, { status: 400 });
  await once(context, request, formData, (key) => getApi(context).job.dropStop(call, key));
  return t(`waiting.dropped.${intent}`);
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  await requireViewer(context, request);
  const formData = await readFields(request);
  try {
    const done = await (formData.get("intent") === "propose" ? propose : answer)(args, formData);
    if (typeof done !== "string") return done;
    getFlash(context).success(done);
  } catch (error) {
    const { data: said, init } = refusal(error);
    return data({ errors: NONE, typed: formData.get("amount")?.toString(), ...said }, init ?? undefined);
  }
  return redirect(stopAddress(Number(params.id)), 303);
}

export const middleware: Route.MiddlewareFunction[] = [readAboutJob("stop")];

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function Stop({ loaderData, actionData }: Route.ComponentProps) {
  return <StopPage {...loaderData} {...actionData} />;
}

export { ErrorBoundary } from "./error-boundary";
