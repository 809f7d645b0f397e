import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { pageSentence } from "~/api/page-sentences";
import { EDIT_FORM } from "~/components/posting/edit-form";
import { getApi } from "~/context";
import type { Job } from "~/domain/jobs/job";
import { replyOf } from "~/forms/use-typed";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { saveTyped, UNSENT } from "~/middleware/typed-form";
import { moved } from "../moved";
import { once } from "../once";

type Context = Readonly<RouterContextProvider>;
interface Photos {
  formData: FormData;
  job: Job;
}
type Done = "photoAdded" | "photoRemoved" | "photoMoved";

export async function changePhotos(request: Request, context: Context, { formData, job }: Photos) {
  const path = `/task/${job.id}/bewerken`;
  const intent = String(formData.get("intent"));
  formData.delete("intent");
  const typed = await saveTyped(context, { formData, form: EDIT_FORM, path });
  const refused = (photoErrors: string[], status: number) =>
    data({ photoErrors, result: typed ? replyOf(typed) : undefined }, { status });
  try {
    const done = await change(intent, request, context, { formData, job });
    if (!done) return refused([getT(context, "jobs")("edit.photoNone")], 422);
    getFlash(context).success(getT(context, "jobs")(`edit.${done}`));
    return redirect(`${path}${typed ? `?${UNSENT}` : ""}#fotos`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(
      error.fields ? error.messages : [pageSentence(error.code, error.message, error.retryAfter)],
      error.pageStatus,
    );
  }
}

async function change(intent: string, request: Request, context: Context, posted: Photos): Promise<Done | null> {
  const { job } = posted;
  const [verb, id] = intent.split(":");
  switch (verb) {
    case "add-photos":
      return (await addPhotos(request, context, posted)) ? "photoAdded" : null;
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

export async function addPhotos(request: Request, context: Context, { formData, job }: Photos): Promise<boolean> {
  const images = formData.getAll("images").filter((file): file is File => file instanceof File && file.size > 0);
  if (images.length === 0) return false;
  const body = { job_id: job.id, images };
  await once(context, request, formData, (key) => getApi(context).job.addImages({ body }, key));
  return true;
}

async function move(context: Context, job: Job, image: number, by: 1 | -1): Promise<Done> {
  const order = moved(job.image, image, by);
  await getApi(context).job.orderImages({
    body: { job_id: job.id, image_ids: order.map(({ id }) => id), alts: order.map(({ alt }) => alt ?? "") },
  });
  return "photoMoved";
}
