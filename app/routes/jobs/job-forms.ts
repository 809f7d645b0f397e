import { data, type RouterContextProvider, redirect } from "react-router";
import { getApi } from "~/context";
import { askForm, replyForm } from "~/domain/jobs/comment";
import { readFields } from "~/forms/read-fields";
import { type Reply, readForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { placeBid } from "../bids/place-bid";
import { once } from "../once";
import { flashRefusal } from "../refusal";
import { clearSavedForm, requireLogin } from "../saved-form";

type Context = Readonly<RouterContextProvider>;

const refusal = (form: string, result: Reply, status: number) => data({ form, result }, { status });

function typedIn(formData: FormData, id: number) {
  const comment = String(formData.get("commentId"));
  switch (formData.get("intent")) {
    case "place":
      return { path: `/task/${id}/bod` };
    case "reply":
      return { form: comment, anchor: `vraag-${comment}` };
    default:
      return { form: "ask", anchor: "vragen" };
  }
}

export async function readJobForms(request: Request, context: Context, id: number) {
  const formData = await readFields(request);
  await requireLogin(context, request, { formData, ...typedIn(formData, id) });
  if (formData.get("intent") === "place") return bid(context, request, { formData, id });
  const commentId = Number(formData.get("commentId"));
  switch (formData.get("intent")) {
    case "ask":
      return ask(context, request, { formData, id });
    case "reply":
      return reply(context, request, { formData, id, commentId });
    case "remove":
      return remove(context, id, commentId, "removed");
    case "remove-reply":
      return remove(context, id, commentId, "replyRemoved");
    default:
      throw data(null, { status: 400 });
  }
}

interface Posted {
  formData: FormData;
  id: number;
}

async function bid(context: Context, request: Request, { formData, id }: Posted) {
  const refused = await placeBid(context, request, { formData, job: id });
  if (refused) return refusal("bid", refused.result, refused.status);
  getFlash(context).success(getT(context, "bids")("form.placed"));
  return redirect(`/task/${id}`, 303);
}

async function ask(context: Context, request: Request, { formData, id }: Posted) {
  const form = readForm(formData, askForm, { locale: getLocale(context) });
  if (!form.ok) return refusal("ask", form.reply, 422);
  try {
    const question = { params: { id }, body: form.value };
    await once(context, request, formData, (key) => getApi(context).job.say(question, key));
  } catch (error) {
    const { data: reply, init } = refusedByApi(form, error);
    return refusal("ask", reply.result, init?.status ?? 400);
  }
  await clearSavedForm(context);
  return backTo(context, id, "asked");
}

async function reply(context: Context, request: Request, { formData, id, commentId }: Posted & { commentId: number }) {
  const form = readForm(formData, replyForm, { locale: getLocale(context) });
  if (!form.ok) return refusal(String(commentId), form.reply, 422);
  try {
    const input = { params: { id }, body: { commentId, ...form.value } };
    await once(context, request, formData, (key) => getApi(context).job.say(input, key));
  } catch (error) {
    const { data: reply, init } = refusedByApi(form, error);
    return refusal(String(commentId), reply.result, init?.status ?? 400);
  }
  await clearSavedForm(context);
  return backTo(context, id, "replied", commentId);
}

async function remove(context: Context, id: number, commentId: number, done: "removed" | "replyRemoved") {
  const { removeComment, removeReply } = getApi(context).job;
  try {
    await (done === "removed" ? removeComment : removeReply)({ params: { id }, body: { commentId } });
  } catch (error) {
    flashRefusal(context, error);
    return redirect(`/task/${id}#vragen`, 303);
  }
  return backTo(context, id, done);
}

function backTo(
  context: Context,
  id: number,
  done: "asked" | "replied" | "removed" | "replyRemoved",
  comment?: number,
) {
  getFlash(context).success(getT(context, "jobs")(`questions.${done}`));
  return redirect(`/task/${id}#${comment ? `vraag-${comment}` : "vragen"}`, 303);
}
