import { data, type RouterContextProvider, redirect } from "react-router";
import { typedPrice } from "~/components/format";
import { RepostPage } from "~/components/job-page/repost-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import type { Job } from "~/domain/jobs/job";
import { canRepost } from "~/domain/jobs/job-life";
import { repostOf, stepPath } from "~/domain/jobs/job-steps";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { drawnIn } from "~/forms/drawn";
import { readFields } from "~/forms/read-fields";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/repost";
import { drawDraft, openDrafts, writeDraft } from "./draft";

type Context = Readonly<RouterContextProvider>;

async function ownOldJob(request: Request, context: Context, id: string): Promise<Job> {
  const viewer = await requireViewer(context, request);
  const job = await getApi(context).job.find({ params: { id } });
  if (job.user !== viewer.id) throw data(null, { status: 403 });
  if (!canRepost(job)) throw redirect(`/task/${job.id}`, 303);
  return job;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const job = await ownOldJob(request, context, params.id);
  return { job, title: getT(context, "owner")("repost.title") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const job = await ownOldJob(request, context, params.id);
  const begun = (await openDrafts(context)).find(({ repost }) => repost?.of === job.id);
  if (begun) return redirect(stepPath(begun.id, 1), 303);
  // The id of the form, so that a double press makes one draft.
  const id = drawnIn(await readFields(request))?.id ?? drawDraft();
  const budget = typedPrice(job.budget, getLocale(context));
  const draft = repostOf(job, { draft: id, today: dayInAmsterdam(Date.now()), budget });
  await writeDraft(context, draft);
  getFlash(context).success(getT(context, "owner")("repost.filled"));
  return redirect(stepPath(draft.id, 1), 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function RepostRoute({ loaderData }: Route.ComponentProps) {
  return <RepostPage {...loaderData} />;
}

export { ErrorBoundary } from "./error-boundary";
