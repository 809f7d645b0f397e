import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { pageSentence } from "~/api/messages";
import { EDIT_FORM } from "~/components/jobs/edit-form";
import { getApi } from "~/context";
import type { Job } from "~/domain/job";
import { replyOf } from "~/forms/use-typed";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { moved } from "../moved";
import { saveTyped, UNSENT } from "../unsent";

type Context = Readonly<RouterContextProvider>;
type Done = "photoAdded" | "photoRemoved" | "photoMoved";

/** Adds, moves or removes photos of a job, as the button that was pressed says. What stands in the job's form stays there. */
export async function changePhotos(sent: FormData, context: Context, job: Job) {
  const path = `/task/${job.id}/bewerken`;
  const intent = String(sent.get("intent"));
  sent.delete("intent");
  const typed = await saveTyped(context, { sent, form: EDIT_FORM, path });
  const refused = (photoErrors: string[], status: number) =>
    data({ photoErrors, result: typed ? replyOf(typed) : undefined }, { status });
  try {
    const done = await change(intent, sent, context, job);
    if (!done) return refused([getT(context, "jobs")("edit.photoNone")], 422);
    getFlash(context).success(getT(context, "jobs")(`edit.${done}`));
    return redirect(`${path}${typed ? `?${UNSENT}` : ""}#fotos`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(error.fields ? error.messages : [pageSentence(error.code, error.message)], error.pageStatus);
  }
}

async function change(intent: string, sent: FormData, context: Context, job: Job): Promise<Done | null> {
  const [verb, id] = intent.split(":");
  switch (verb) {
    case "add-photos":
      return (await addPhotos(sent, context, job)) ? "photoAdded" : null;
    case "photo-remove":
      await getApi(context).job.removeImages({ body: { image_ids: [Number(id)] } });
      return "photoRemoved";
    case "photo-earlier":
      return move(context, job, Number(id), -1);
    case "photo-later":
      return move(context, job, Number(id), 1);
    default:
      throw data(null, { status: 400 });
  }
}

/** Adds the photos that were chosen; false when none were. */
export async function addPhotos(sent: FormData, context: Context, job: Job): Promise<boolean> {
  const images = sent.getAll("images").filter((file): file is File => file instanceof File && file.size > 0);
  if (images.length > 0) await getApi(context).job.addImages({ body: { job_id: job.id, images } });
  return images.length > 0;
}

async function move(context: Context, job: Job, image: number, by: 1 | -1): Promise<Done> {
  const order = moved(job.image, image, by);
  await getApi(context).job.orderImages({
    body: { job_id: job.id, image_ids: order.map(({ id }) => id), alts: order.map(({ alt }) => alt ?? "") },
  });
  return "photoMoved";
}
