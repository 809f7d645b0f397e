import { data, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { disputeAddress } from "~/components/deals/dispute-address";
import { OpenDisputePage, type OpenDisputePageProps } from "~/components/disputes/open-dispute-page";
import { getApi } from "~/context";
import { disputeFields } from "~/domain/deals/dispute";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { canDispute, dealMoneyOf, isDisputed, objectionFrom, objectionUntil } from "~/domain/money/deal-money";
import { isRefunded, isReleased } from "~/domain/money/payment-life";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { refusedWithPhotos } from "../deal-photos";
import { privateMeta } from "../head";
import { once } from "../once";
import { photosIn } from "../sent-photos";
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
  const photos = photosIn(sent);
  await requireLogin(context, request, { sent, schema: disputeFields });
  const form = readForm(sent, disputeFields, { locale: getLocale(context), context: "dispute" });
  if (!form.ok) {
    // A browser sends files only once.
    const error = photos.images.length > 0 ? { "": [getT(context, "messages")("photo.again")] } : null;
    return refused({ ...form.reply, error: { ...form.reply.error, ...error } });
  }
  const { other } = await paymentOfTwo(context, request, params.id);
  try {
    const dispute = { params, body: { ...form.data, ...photos } };
    await once(context, request, sent, (key) => getApi(context).payment.dispute(dispute, key));
  } catch (error) {
    if (photos.images.length === 0) return refusedByApi(form, error);
    const status = error instanceof ApiError ? error.pageStatus : 500;
    return data({ result: form.refuse({}, [refusedWithPhotos(context, error)]) }, { status });
  }
  await clearUnsent(context);
  getFlash(context).success(getT(context, "disputes")("open.done", { name: other.name }));
  return redirect(disputeAddress(Number(params.id)), 303);
}

export const meta = privateMeta;

export default function OpenDispute({ loaderData, actionData }: Route.ComponentProps) {
  return <OpenDisputePage {...loaderData} result={actionData?.result} />;
}
