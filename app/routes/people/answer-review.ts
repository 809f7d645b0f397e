import { data, type RouterContextProvider, redirect } from "react-router";
import { getApi } from "~/context";
import { reviewReplyForm } from "~/domain/deals/review";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { once } from "../once";
import { clearSavedForm, requireLogin } from "../saved-form";

export async function answerReview(request: Request, context: Readonly<RouterContextProvider>, user: string) {
  const formData = await readFields(request);
  const review = String(formData.get("review"));
  await requireLogin(context, request, { formData, form: review, anchor: `answer-${review}` });
  const form = readForm(formData, reviewReplyForm, { locale: getLocale(context) });
  if (!form.ok) return data({ review, result: form.reply }, { status: 422 });
  try {
    const input = { params: { id: review }, body: form.value };
    await once(context, request, formData, (key) => getApi(context).review.answer(input, key));
  } catch (error) {
    const { data: reply, init } = refusedByApi(form, error);
    return data({ review, result: reply.result }, init ?? undefined);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "reviews")("answer.done"));
  return redirect(`/helper/${user}#beoordeling-${Number(review)}`, 303);
}
