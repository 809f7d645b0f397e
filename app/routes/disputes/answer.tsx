import { redirect } from "react-router";
import { disputeAddress } from "~/components/deals/dispute-address";
import { AnswerDisputePage } from "~/components/disputes/answer-dispute-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { answerFields } from "~/domain/deals/dispute";
import { answerRefusal } from "~/domain/deals/dispute-life";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import { once } from "../once";
import { clearSavedForm, readSavedForm, requireLogin } from "../saved-form";
import { changedPhotos, formAsTyped, photosIn, refusedForm, refusedFormByApi, unsentPhotosOf } from "../sent-photos";
import type { Route } from "./+types/answer";
import { disputedPayment } from "./disputed-payment";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, payment, dispute, other } = await disputedPayment(context, request, params.id);
  const savedForm = await readSavedForm(context, request);
  const closed = answerRefusal(dispute, viewer);
  const place = { chat: closed === null ? payment.chat_uri : null, about: "dispute" } as const;
  return {
    photos: await unsentPhotosOf(context, place, { savedForm }),
    title: getT(context, "disputes")("answer.title"),
    payment: payment.id,
    reason: dispute.own_words === false ? null : dispute.reason,
    absence: dispute.absence_at ?? null,
    isOwn: dispute.opened_by === viewer,
    other,
    closed,
    typed: savedForm?.fields,
    alt: savedForm?.fields.alts,
    alts: savedForm?.fields,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const formData = await readFields(request, { files: MAX_SENT_IMAGES });
  const photos = photosIn(formData);
  await requireLogin(context, request, { formData, images: photos.body.images });
  const { payment, other } = await disputedPayment(context, request, params.id);
  const place = { chat: payment.chat_uri, about: "dispute" } as const;
  const changed = await changedPhotos(context, formData, place);
  const form = readForm(formData, answerFields, { locale: getLocale(context) });
  if (changed) return formAsTyped(form, changed);
  if (!form.ok) return refusedForm(context, place, photos, form.reply);
  try {
    const input = { params, body: { ...form.data, ...photos.body } };
    await once(context, request, formData, (key) => getApi(context).payment.answerDispute(input, key));
  } catch (error) {
    return refusedFormByApi(context, place, photos, form, error);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "disputes")("answer.done", { name: other.name }));
  return redirect(disputeAddress(Number(params.id)), 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function AnswerDispute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AnswerDisputePage
      {...loaderData}
      result={actionData?.result}
      photoErrors={actionData?.photoErrors}
      alt={actionData?.alt ?? loaderData.alt}
      alts={actionData?.alts ?? loaderData.alts}
    />
  );
}
