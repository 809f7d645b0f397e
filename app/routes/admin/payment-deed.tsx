import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import type { CallOptions } from "~/api/client";
import { fieldMessage, pageContexts } from "~/api/field-messages";
import { pageSentenceOf } from "~/api/messages";
import { PaymentDeedPage } from "~/components/admin/records/payment-deed-page";
import { getApi } from "~/context";
import { isInvolved } from "~/domain/admin/case-files";
import { isDisputed } from "~/domain/money/deal-money";
import { type Cents, centsOf, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { noteFields, pauseFields, refundAsked, refundFields, releaseFields } from "~/domain/money/payment-admin";
import { PAYMENT_DEEDS, type PaymentDeed, paymentDeeds } from "~/domain/money/payment-deeds";
import { isPaused } from "~/domain/money/payment-life";
import { constraintOf, type FormSchema } from "~/forms/constraint";
import { drawId } from "~/forms/drawn";
import { readFields } from "~/forms/read-fields";
import { type Reply, readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { requireAdmin } from "~/middleware/admin";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { isActStopped } from "../money-stop";
import { once } from "../once";
import type { Route } from "./+types/payment-deed";
import { frozenIn, heldOfJob } from "./held-of-job";
import { readersOf } from "./readers-of";
import { showsWhatChanged } from "./shows-what-changed";

function deedOf(word: string): PaymentDeed {
  const deed = PAYMENT_DEEDS.find((one) => one === word);
  if (!deed) throw data(null, { status: 404 });
  return deed;
}

function whyNot(deed: PaymentDeed, payment: Payment) {
  if (deed === "resume") return isPaused(payment) ? "overdue" : "goesOn";
  return deed === "pause" && isPaused(payment) ? "paused" : "notHeld";
}

const LIMITS = {
  refund: constraintOf(refundFields),
  release: constraintOf(releaseFields),
  pause: constraintOf(pauseFields),
  resume: constraintOf(pauseFields),
  note: constraintOf(noteFields),
};

/** Of the answer to a POST: its loader runs after the action. */
const isPartAsked = createContext(false);

const markPart = (context: Readonly<RouterContextProvider>, earned: Cents | null) =>
  context.set(isPartAsked, earned !== null && earned > 0);

export async function loader({ params, context }: Route.LoaderArgs) {
  const deed = deedOf(params.deed);
  const { admin } = getApi(context);
  const [viewer, payment, stopped] = await Promise.all([
    requireAdmin(context),
    admin.payment({ params }),
    isActStopped(context, "release"),
  ]);
  const { id, job_id, payer, payee, status } = payment;
  const [held, frozen, readers] = await Promise.all([
    job_id === null ? [] : heldOfJob(context, job_id),
    frozenIn(context, payment),
    deed === "note" ? [] : readersOf(context, [payer, payee]),
  ]);
  const words = getT(context, "adminPayment");
  const why = isDisputed(status)
    ? pageSentenceOf("disputed", getLocale(context))
    : words(`impossible.${whyNot(deed, payment)}`);
  const isPossible = paymentDeeds(payment, Date.now(), frozen !== null).includes(deed);
  const closed = isPossible ? null : frozen ? words(`frozen.${frozen.by}`, { id: frozen.id }) : why;
  return {
    title: words(context.get(isPartAsked) ? "deeds.refund.part" : `deeds.${deed}.title`, { id }),
    deed,
    payment,
    stopped,
    held,
    frozen,
    readers,
    earned: deed === "refund" ? 0 : centsOf(payment.amount),
    closed: isInvolved(viewer.id, [payer.id, payee?.id ?? null]) ? getT(context, "admin")("involved.text") : closed,
    limits: LIMITS[deed],
    drawn: drawId(viewer.id),
  };
}

const isExtraBack = (formData: FormData) => formData.get("extra_back") === "true";

/**
 * Null if the admin confirms the division that the page showed. Another one is shown first, with all that was typed.
 */
async function otherRefund({ params, context }: Pick<Route.ActionArgs, "params" | "context">, formData: FormData) {
  const locale = getLocale(context);
  const typed = formData.get("amount");
  const payment = await getApi(context).admin.payment({ params });
  const requested = refundAsked(typeof typed === "string" ? typed : "", centsOf(payment.amount), locale);
  const earned = "earned" in requested ? requested.earned : null;
  const extraBack = isExtraBack(formData);
  const isShown = earned === 0 || String(extraBack) === formData.get("extra_shown");
  if (earned !== null && formatMoney(earned) === formData.get("earned") && isShown) return null;
  const amountError: Record<string, string[]> =
    "error" in requested ? { amount: [fieldMessage(requested.error, locale, pageContexts("amount"))] } : {};
  const form = readForm(formData, refundFields, { locale });
  const result = form.ok ? form.refuse({}, []) : form.reply;
  const error: Reply["error"] = { ...amountError, ...result.error };
  const isWrong = Object.values(error).some((messages) => messages !== null && messages.length > 0);
  markPart(context, earned);
  const step = { earned, extraBack, asks: !("error" in requested) };
  // Without errors it is a step, which the title of the page does not call an error.
  return data({ ...step, result: { ...result, error } }, { status: isWrong ? 422 : 200 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const deed = deedOf(params.deed);
  const { admin } = getApi(context);
  const formData = await readFields(request);
  const other = deed === "refund" ? await otherRefund({ params, context }, formData) : null;
  if (other) return other;
  async function submit<S extends FormSchema>(
    schema: S,
    change: (body: z.input<S>, options: CallOptions) => Promise<unknown>,
  ) {
    const form = readForm(formData, schema, { locale: getLocale(context) });
    if (!form.ok) return refused(form.reply);
    try {
      await once(context, request, formData, (options) => change(form.data, options));
    } catch (error) {
      return refusedByApi(form, error);
    }
    return null;
  }
  const deeds = {
    refund: () => submit(refundFields, (body, options) => admin.refundPayment({ params, body }, options)),
    release: () => submit(releaseFields, (body, options) => admin.releasePayment({ params, body }, options)),
    pause: () => submit(pauseFields, (body, options) => admin.pausePayment({ params, body }, options)),
    resume: () => submit(pauseFields, (body, options) => admin.resumePayment({ params, body }, options)),
    note: () => submit(noteFields, (body, options) => admin.notePayment({ params, body }, options)),
  };
  const reply = await deeds[deed]();
  // The page shows the amounts that were confirmed, also when something else is refused.
  if (reply && deed === "refund") {
    const shown = { earned: centsOf(String(formData.get("earned"))), extraBack: isExtraBack(formData) };
    markPart(context, shown.earned);
    return data({ ...reply.data, ...shown }, reply.init ?? undefined);
  }
  if (reply) return reply;
  getFlash(context).success(getT(context, "adminPayment")(`deeds.${deed}.done`, { id: Number(params.id) }));
  return redirect(`/admin/payments/${params.id}`, 303);
}

export const meta = liveMeta;

export const shouldRevalidate = showsWhatChanged;

export default function PaymentDeedRoute({ loaderData, actionData }: Route.ComponentProps) {
  const {
    earned = loaderData.earned,
    extraBack = false,
    asks = false,
  } = (actionData ?? {}) as {
    earned?: Cents | null;
    extraBack?: boolean;
    asks?: boolean;
  };
  return (
    <PaymentDeedPage {...loaderData} earned={earned} extraBack={extraBack} asks={asks} result={actionData?.result} />
  );
}
