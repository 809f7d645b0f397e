import { data, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { disputeAddress } from "~/components/deals/dispute-address";
import { AnswerDisputePage } from "~/components/disputes/answer-dispute-page";
import { getApi } from "~/context";
import { answerFields } from "~/domain/deals/dispute";
import { mayAnswer } from "~/domain/deals/dispute-life";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
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
import type { Route } from "./+types/answer";
import { disputedPayment } from "./disputed-payment";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, payment, dispute, other } = await disputedPayment(context, request, params.id);
  const unsent = await readUnsent(context, request);
  return {
    title: getT(context, "disputes")("answer.title"),
    payment: payment.id,
    reason: dispute.own_words === false ? null : dispute.reason,
    absence: dispute.absence_at ?? null,
    isOwn: dispute.opened_by === viewer,
    other,
    open: mayAnswer(dispute, viewer),
    typed: unsent?.fields,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const sent = await readFields(request, { files: MAX_SENT_IMAGES });
  const photos = photosIn(sent);
  await requireLogin(context, request, { sent, schema: answerFields });
  const form = readForm(sent, answerFields, { locale: getLocale(context) });
  if (!form.ok) {
    // A browser sends files only once.
    const error = photos.images.length > 0 ? { "": [getT(context, "messages")("photo.again")] } : null;
    return refused({ ...form.reply, error: { ...form.reply.error, ...error } });
  }
  const { other } = await disputedPayment(context, request, params.id);
  try {
    const answer = { params, body: { ...form.data, ...photos } };
    await once(context, request, sent, (key) => getApi(context).payment.answerDispute(answer, key));
  } catch (error) {
    if (photos.images.length === 0) return refusedByApi(form, error);
    const status = error instanceof ApiError ? error.pageStatus : 500;
    return data({ result: form.refuse({}, [refusedWithPhotos(context, error)]) }, { status });
  }
  await clearUnsent(context);
  getFlash(context).success(getT(context, "disputes")("answer.done", { name: other.name }));
  return redirect(disputeAddress(Number(params.id)), 303);
}

export const meta = privateMeta;

export default function AnswerDispute({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerDisputePage {...loaderData} result={actionData?.result} />;
}
