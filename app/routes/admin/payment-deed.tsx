import { data, redirect } from "react-router";
import type { z } from "zod";
import type { CallOptions } from "~/api/client";
import { fieldMessage, pageContexts } from "~/api/field-messages";
import { pageSentenceOf } from "~/api/messages";
import { PaymentDeedPage } from "~/components/admin/records/payment-deed-page";
import { getApi } from "~/context";
import { isInvolved } from "~/domain/admin/desk";
import { isDisputed } from "~/domain/money/deal-money";
import { centsOf } from "~/domain/money/money";
import { PAYMENT_DEEDS, type PaymentDeed, paymentDeeds } from "~/domain/money/payment-deeds";
import { noteFields, pauseFields, refundAsked, refundFields, releaseFields } from "~/domain/money/payment-desk";
import { constraintOf, type FormSchema } from "~/forms/constraint";
import { drawId } from "~/forms/drawn";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { requireAdmin } from "~/middleware/admin";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { once } from "../once";
import type { Route } from "./+types/payment-deed";
import { showsWhatChanged } from "./shows-what-changed";

function deedOf(word: string): PaymentDeed {
  const deed = PAYMENT_DEEDS.find((one) => one === word);
  if (!deed) throw data(null, { status: 404 });
  return deed;
}

const LIMITS = {
  refund: constraintOf(refundFields),
  release: constraintOf(releaseFields),
  pause: constraintOf(pauseFields),
  resume: constraintOf(pauseFields),
  note: constraintOf(noteFields),
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const deed = deedOf(params.deed);
  const { admin } = getApi(context);
  const [viewer, payment] = await Promise.all([requireAdmin(context), admin.payment({ params })]);
  const { id, job_id, payer, payee, status } = payment;
  const held = job_id === null ? [] : (await admin.payments({ query: { job: job_id, status: "held" } })).results;
  const typed = deed === "refund" ? (new URL(request.url).searchParams.get("amount") ?? "") : "";
  const agreed = centsOf(payment.amount);
  const asked = deed === "refund" ? refundAsked(typed, agreed) : { earned: agreed };
  const fault = "fault" in asked ? asked.fault : null;
  const late = isDisputed(status) ? "disputed" : "transition";
  const closed = paymentDeeds(payment, Date.now()).includes(deed) ? null : pageSentenceOf(late, getLocale(context));
  const page = {
    title: getT(context, "adminPayment")(`deeds.${deed}.title`, { id }),
    deed,
    payment,
    held,
    earned: "earned" in asked ? asked.earned : null,
    typed,
    faults: fault === null ? [] : [fieldMessage(fault, getLocale(context), pageContexts("amount"))],
    closed: isInvolved(viewer.id, [payer.id, payee?.id ?? null]) ? getT(context, "admin")("involved.text") : closed,
    limits: LIMITS[deed],
    drawn: drawId(viewer.id),
  };
  return data(page, { status: fault === null ? 200 : 422 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const deed = deedOf(params.deed);
  const { admin } = getApi(context);
  const sent = await readFields(request);
  async function submit<S extends FormSchema>(
    schema: S,
    change: (body: z.input<S>, options: CallOptions) => Promise<unknown>,
  ) {
    const form = readForm(sent, schema, { locale: getLocale(context) });
    if (!form.ok) return refused(form.reply);
    try {
      await once(context, request, sent, (options) => change(form.data, options));
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
  if (reply) return reply;
  getFlash(context).success(getT(context, "adminPayment")(`deeds.${deed}.done`, { id: Number(params.id) }));
  return redirect(`/admin/payments/${params.id}`, 303);
}

export const meta = liveMeta;

export const shouldRevalidate = showsWhatChanged;

export default function PaymentDeedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentDeedPage {...loaderData} result={actionData?.result} />;
}
