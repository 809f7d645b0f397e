import { redirect } from "react-router";
import { disputeAddress } from "~/components/deals/dispute-address";
import { AnswerDisputePage } from "~/components/disputes/answer-dispute-page";
import { getApi } from "~/context";
import { answerFields } from "~/domain/deals/dispute";
import { mayAnswer } from "~/domain/deals/dispute-life";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import { once } from "../once";
import { dropKept, photosIn, refusedForm, refusedFormByApi } from "../sent-photos";
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
  const photos = await photosIn(context, sent);
  await requireLogin(context, request, { sent, schema: answerFields });
  const form = readForm(sent, answerFields, { locale: getLocale(context) });
  if (!form.ok) return refusedForm(context, photos, form.reply);
  const { other } = await disputedPayment(context, request, params.id);
  try {
    const answer = { params, body: { ...form.data, ...photos.body } };
    await once(context, request, sent, (key) => getApi(context).payment.answerDispute(answer, key));
  } catch (error) {
    return refusedFormByApi(context, photos, form, error);
  }
  await dropKept(context, photos);
  await clearUnsent(context);
  getFlash(context).success(getT(context, "disputes")("answer.done", { name: other.name }));
  return redirect(disputeAddress(Number(params.id)), 303);
}

export const meta = privateMeta;

export default function AnswerDispute({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerDisputePage {...loaderData} result={actionData?.result} kept={actionData?.kept} />;
}
