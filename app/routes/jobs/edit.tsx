import { data, type RouterContextProvider, redirect } from "react-router";
import { EditPage } from "~/components/posting/edit-page";
import { getApi } from "~/context";
import { MAX_SENT_IMAGES } from "~/domain/jobs/image-limits";
import { type Job, jobChange } from "~/domain/jobs/job";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { clearSavedForm } from "../saved-form";
import type { Route } from "./+types/edit";
import { addPhotos, changePhotos } from "./photos";

type Context = Readonly<RouterContextProvider>;

async function ownJob(request: Request, context: Context, id: string): Promise<Job> {
  const viewer = await requireViewer(context, request);
  const job = await getApi(context).job.find({ params: { id } });
  if (job.user !== viewer.id) throw data(null, { status: 403 });
  return job;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const job = await ownJob(request, context, params.id);
  return { job, title: `${getT(context, "jobs")("edit.title")}: ${job.title}` };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const job = await ownJob(request, context, params.id);
  const formData = await readFields(request, { files: MAX_SENT_IMAGES });
  if (formData.get("intent") !== "save") return changePhotos(request, context, { formData, job });
  formData.delete("intent");
  const form = readForm(formData, jobChange(job), { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).job.change({ params: { id: job.id }, body: form.data });
    // Files that were chosen but not uploaded by the photo button.
    await addPhotos(request, context, { formData, job });
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "jobs")("edit.saved"));
  return redirect(`/task/${job.id}`, 303);
}

export const meta = privateMeta;

export default function Edit({ loaderData: { job }, actionData }: Route.ComponentProps) {
  return (
    <EditPage
      job={job}
      result={actionData && "result" in actionData ? actionData.result : undefined}
      photoErrors={actionData && "photoErrors" in actionData ? actionData.photoErrors : undefined}
    />
  );
}

export { ErrorBoundary } from "./error-boundary";
