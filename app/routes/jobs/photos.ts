import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { getApi } from "~/context";
import type { Job } from "~/domain/job";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { moved } from "../moved";

type Context = Readonly<RouterContextProvider>;
type Done = "photoAdded" | "photoRemoved" | "photoMoved";

/** Adds, moves or removes photos of a job, as the button that was pressed says. */
export async function changePhotos(sent: FormData, context: Context, job: Job) {
  try {
    const done = await change(sent, context, job);
    if (!done) return data({ photoErrors: [getT(context, "jobs")("edit.photoNone")] }, { status: 422 });
    getFlash(context).success(getT(context, "jobs")(`edit.${done}`));
    return redirect(`/task/${job.id}/bewerken#fotos`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ photoErrors: error.messages }, { status: error.pageStatus });
  }
}

async function change(sent: FormData, context: Context, job: Job): Promise<Done | null> {
  const image = Number(sent.get("image"));
  switch (sent.get("intent")) {
    case "add-photos":
      return add(sent, context, job);
    case "photo-remove":
      await getApi(context).job.removeImages({ body: { image_ids: [image] } });
      return "photoRemoved";
    case "photo-earlier":
      return move(context, job, image, -1);
    case "photo-later":
      return move(context, job, image, 1);
    default:
      throw data(null, { status: 400 });
  }
}

async function add(sent: FormData, context: Context, job: Job): Promise<Done | null> {
  const images = sent.getAll("images").filter((file): file is File => file instanceof File && file.size > 0);
  if (images.length === 0) return null;
  await getApi(context).job.addImages({ body: { job_id: job.id, images } });
  return "photoAdded";
}

async function move(context: Context, job: Job, image: number, by: 1 | -1): Promise<Done> {
  const order = moved(job.image, image, by);
  await getApi(context).job.orderImages({
    body: { job_id: job.id, image_ids: order.map(({ id }) => id), alts: order.map(({ alt }) => alt ?? "") },
  });
  return "photoMoved";
}
