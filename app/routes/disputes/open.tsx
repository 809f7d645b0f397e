import { redirect } from "react-router";
import { disputeAddress } from "~/components/deals/dispute-address";
import { OpenDisputePage, type OpenDisputePageProps } from "~/components/disputes/open-dispute-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { isSuspended } from "~/domain/accounts/account-life";
import { disputeFields } from "~/domain/deals/dispute";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { canDispute, dealMoneyOf, isDisputed, objectionFrom, objectionUntil } from "~/domain/money/deal-money";
import { moneyEndOf } from "~/domain/money/money-end";
import type { Payment } from "~/domain/money/payment";
import { movedAmong, stoppedWith } from "~/domain/money/payment-deeds";
import { isBetweenThem } from "~/domain/money/payment-request";
import { isPricePayment } from "~/domain/money/price-part";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import { once } from "../once";
import { clearSavedForm, readSavedForm, requireLogin } from "../saved-form";
import { changedPhotos, formAsTyped, photosIn, refusedForm, refusedFormByApi, unsentPhotosOf } from "../sent-photos";
import type { Route } from "./+types/open";
import { jobOfPayment, paymentOfTwo, paymentsBeside } from "./disputed-payment";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { payment, role, other } = await paymentOfTwo(context, request, params.id);
  const [job, beside, savedForm] = await Promise.all([
    jobOfPayment(context, payment),
    paymentsBeside(context, payment),
    readSavedForm(context, request),
  ]);
  const isWithBank = dealMoneyOf([payment, ...beside]).chargedBack !== null;
  const closed = isWithBank
    ? "bankText"
    : (closedBy(payment, beside) ?? (isAskedFirst(payment, role) ? "reportedText" : null));
  const place = { chat: closed ? null : payment.chat_uri, about: "dispute" } as const;
  return {
    photos: await unsentPhotosOf(context, place, { savedForm }),
    title: getT(context, "disputes")("open.title"),
    payment,
    role,
    other,
    closed,
    beside: closed === null ? stoppedWith(payment, beside) : closed === "ended" ? movedAmong(payment, beside) : [],
    stops: Boolean(job?.stop?.proposal),
    disputed: isDisputed(payment.status) && payment.dispute?.ended === null,
    until: job && objectionUntil(objectionFrom(job), dealMoneyOf([payment, ...beside])),
    typed: savedForm?.fields,
    alt: savedForm?.fields.alts,
    alts: savedForm?.fields,
  };
}

/** A dispute about extra work leaves a report of absence about the price open. */
const isAskedFirst = (payment: Payment, role: "payer" | "payee"): boolean =>
  Boolean(payment.absence?.shares) && payment.absence?.by === payment[role]?.id && !isPricePayment(payment);

type DisputablePayment = Parameters<typeof canDispute>[0] & Parameters<typeof isBetweenThem>[0];

function closedBy(
  payment: DisputablePayment & Parameters<typeof moneyEndOf>[0],
  beside: readonly DisputablePayment[],
): OpenDisputePageProps["closed"] {
  if (canDispute(payment, beside)) return null;
  if (moneyEndOf(payment)) return "ended";
  if (isBetweenThem(payment)) return "betweenText";
  return beside.some(({ status }) => isDisputed(status)) ? "busyText" : "closedText";
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const formData = await readFields(request, { files: MAX_SENT_IMAGES });
  const photos = photosIn(formData);
  await requireLogin(context, request, { formData, images: photos.body.images });
  const { payment, other } = await paymentOfTwo(context, request, params.id);
  const place = { chat: payment.chat_uri, about: "dispute" } as const;
  const changed = await changedPhotos(context, formData, place);
  const form = readForm(formData, disputeFields, { locale: getLocale(context), context: "dispute@page" });
  if (changed) return formAsTyped(form, changed);
  if (!form.ok) return refusedForm(context, place, photos, form.reply);
  try {
    const dispute = { params, body: { ...form.data, ...photos.body } };
    await once(context, request, formData, (key) => getApi(context).payment.dispute(dispute, key));
  } catch (error) {
    return refusedFormByApi(context, place, photos, form, error);
  }
  await clearSavedForm(context);
  const done = isSuspended(other) ? "open.doneSuspended" : "open.done";
  getFlash(context).success(getT(context, "disputes")(done, { name: other.name }));
  return redirect(disputeAddress(Number(params.id)), 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function OpenDispute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OpenDisputePage
      {...loaderData}
      result={actionData?.result}
      photoErrors={actionData?.photoErrors}
      alt={actionData?.alt ?? loaderData.alt}
      alts={actionData?.alts ?? loaderData.alts}
    />
  );
}
