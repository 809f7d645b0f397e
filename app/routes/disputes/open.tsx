import { redirect } from "react-router";
import { disputeAddress } from "~/components/deals/dispute-address";
import { OpenDisputePage, type OpenDisputePageProps } from "~/components/disputes/open-dispute-page";
import { getApi } from "~/context";
import { disputeFields } from "~/domain/deals/dispute";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { canDispute, dealMoneyOf, isDisputed, objectionFrom, objectionUntil } from "~/domain/money/deal-money";
import { isRefunded, isReleased } from "~/domain/money/payment-life";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import { once } from "../once";
import { dropKept, photosIn, refusedForm, refusedFormByApi } from "../sent-photos";
import { clearUnsent, readUnsent, requireLogin } from "../unsent";
import type { Route } from "./+types/open";
import { jobOfPayment, paymentOfTwo, paymentsBeside } from "./disputed-payment";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { payment, role, other } = await paymentOfTwo(context, request, params.id);
  const [job, beside, unsent] = await Promise.all([
    jobOfPayment(context, payment),
    paymentsBeside(context, payment),
    readUnsent(context, request),
  ]);
  return {
    title: getT(context, "disputes")("open.title"),
    payment,
    role,
    other,
    closed: closedBy(payment, beside),
    disputed: isDisputed(payment.status),
    until: job && objectionUntil(objectionFrom(job), dealMoneyOf([payment, ...beside])),
    typed: unsent?.fields,
  };
}

type Paid = Parameters<typeof canDispute>[0];

function closedBy(payment: Paid, beside: readonly Paid[]): OpenDisputePageProps["closed"] {
  if (canDispute(payment, beside)) return null;
  if (isReleased(payment.status)) return "releasedText";
  if (isRefunded(payment.status)) return "refundedText";
  return beside.some(({ status }) => isDisputed(status)) ? "busyText" : "closedText";
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const sent = await readFields(request, { files: MAX_SENT_IMAGES });
  const photos = await photosIn(context, sent);
  await requireLogin(context, request, { sent, schema: disputeFields });
  const form = readForm(sent, disputeFields, { locale: getLocale(context), context: "dispute" });
  if (!form.ok) return refusedForm(context, photos, form.reply);
  const { other } = await paymentOfTwo(context, request, params.id);
  try {
    const dispute = { params, body: { ...form.data, ...photos.body } };
    await once(context, request, sent, (key) => getApi(context).payment.dispute(dispute, key));
  } catch (error) {
    return refusedFormByApi(context, photos, form, error);
  }
  await dropKept(context, photos);
  await clearUnsent(context);
  getFlash(context).success(getT(context, "disputes")("open.done", { name: other.name }));
  return redirect(disputeAddress(Number(params.id)), 303);
}

export const meta = privateMeta;

export default function OpenDispute({ loaderData, actionData }: Route.ComponentProps) {
  return <OpenDisputePage {...loaderData} result={actionData?.result} kept={actionData?.kept} />;
}
