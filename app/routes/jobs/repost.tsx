import { data, type RouterContextProvider, redirect } from "react-router";
import { typedPrice } from "~/components/format";
import { RepostPage } from "~/components/jobs/repost-page";
import { getApi, getUploads } from "~/context";
import { dayInAmsterdam } from "~/domain/calendar";
import type { Job } from "~/domain/job";
import { canRepost } from "~/domain/job-life";
import { isBegun, repostOf } from "~/domain/job-steps";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/repost";
import { readDraft, STEPS, writeDraft } from "./draft";

type Context = Readonly<RouterContextProvider>;

/** An own job that is over; one that is not is shown as it is. */
async function ownOldJob(request: Request, context: Context, id: string): Promise<Job> {
  const viewer = await requireViewer(context, request);
  const job = await getApi(context).job.find({ params: { id } });
  if (job.user !== viewer.id) throw data(null, { status: 403 });
  if (!canRepost(job.status)) throw redirect(`/task/${job.id}`, 303);
  return job;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const job = await ownOldJob(request, context, params.id);
  const draft = await readDraft(context);
  const begun = isBegun(draft) ? (draft.fields.title?.trim() ?? "") : null;
  return { job, begun, title: getT(context, "owner")("repost.title") };
}

/** Fills in the four steps as the job was. Asks first when something else would be lost. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await readFields(request);
  const job = await ownOldJob(request, context, params.id);
  const draft = await readDraft(context);
  if (isBegun(draft) && sent.get("intent") !== "replace") return redirect(`/task/${job.id}/opnieuw`, 303);
  const today = dayInAmsterdam(Date.now());
  await writeDraft(context, repostOf(job, { today, budget: typedPrice(job.budget, getLocale(context)) }));
  await Promise.all(draft.pictures.map(({ id }) => getUploads(context).remove(id)));
  getFlash(context).success(getT(context, "owner")("repost.filled"));
  return redirect(STEPS[0], 303);
}

export const meta = privateMeta;

export default function RepostRoute({ loaderData }: Route.ComponentProps) {
  return <RepostPage {...loaderData} />;
}

export { ErrorBoundary } from "./error-boundary";
