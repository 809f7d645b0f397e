import { data, redirect } from "react-router";
import { fieldMessage, pageContexts } from "~/api/field-messages";
import { DisputeFilePage } from "~/components/admin/dispute-file-page";
import { getApi } from "~/context";
import { isInvolved } from "~/domain/admin/case-files";
import { type Dispute, resolutionForm } from "~/domain/deals/dispute";
import { divisionAsked } from "~/domain/deals/dispute-life";
import { centsOf } from "~/domain/money/money";
import { extraWorkBeside, movedAmong } from "~/domain/money/payment-deeds";
import { constraintOf } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { requireAdmin } from "~/middleware/admin";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { isActStopped } from "../money-stop";
import { clearSavedForm, keepTyped, readSavedForm } from "../saved-form";
import type { Route } from "./+types/dispute";
import { nextInQueue } from "./next-in-queue";
import { readersOf } from "./readers-of";
import { showsWhatChanged } from "./shows-what-changed";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [admin, file, stopped] = await Promise.all([
    requireAdmin(context),
    getApi(context).admin.dispute({ params }),
    isActStopped(context, "release"),
  ]);
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get("amount") ?? "";
  const requested = divisionAsked(searchParams.get("outcome"), typed, centsOf(file.payment.amount));
  const error = requested !== null && "error" in requested ? requested.error : null;
  const { job_id } = file.payment;
  const isBack = searchParams.get("extra_back") === "true";
  const payments = job_id === null ? [] : (await getApi(context).admin.payments({ query: { job: job_id } })).results;
  const beside = movedAmong(file.payment, payments);
  const extraBack = isBack && extraWorkBeside(file.payment, beside) > 0;
  const page = {
    title: getT(context, "admin")("queue.dispute", { id: file.payment.id }),
    file,
    beside,
    extraBack,
    // The API found the payment by its dispute.
    dispute: file.payment.dispute as Dispute,
    readers: requested === null ? [] : await readersOf(context, [file.payment.payer, file.payment.payee]),
    involved: isInvolved(admin.id, [file.payment.payer.id, file.payment.payee?.id ?? null]),
    stopped,
    limits: constraintOf(resolutionForm),
    words: (await readSavedForm(context, request))?.fields,
    chosen:
      requested !== null && "earned" in requested
        ? { ...requested, extraBack: extraBack && requested.earned > 0 }
        : null,
    typed,
    amountErrors: error === null ? [] : [fieldMessage(error, getLocale(context), pageContexts("amount"))],
  };
  return data(page, { status: error === null ? 200 : 422 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  if (formData.get("intent") === "back") {
    await keepTyped(context, request, { formData, names: ["statement", "reason"] });
    return redirect(`/admin/disputes/${params.id}`, 303);
  }
  const form = readForm(formData, resolutionForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).admin.resolveDispute({ params, body: form.data });
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  const text = getT(context, "admin")("resolve.done");
  return nextInQueue(context, { queue: "dispute", id: params.id, text });
}

export const meta = liveMeta;

export const shouldRevalidate = showsWhatChanged;

export default function DisputeFile({ loaderData, actionData }: Route.ComponentProps) {
  return <DisputeFilePage key={loaderData.file.payment.id} {...loaderData} result={actionData?.result} />;
}
