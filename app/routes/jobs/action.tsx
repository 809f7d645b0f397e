import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "~/api/error";
import { ActionPage } from "~/components/jobs/action-page";
import { getApi } from "~/context";
import { roleIn } from "~/domain/deal";
import { type Job, type JobAction, jobAction } from "~/domain/job";
import { canAct, mayAct } from "~/domain/job-life";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { titled } from "../titled";
import type { Route } from "./+types/action";
import { notThere } from "./job-answer";

function actionOf(word: string): JobAction {
  const known = jobAction.safeParse(word);
  if (!known.success) throw data(null, { status: 404 });
  return known.data;
}

async function jobOf(context: Readonly<RouterContextProvider>, id: string): Promise<Job> {
  return getApi(context).job.find({ params: { id } }).catch(notThere);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const action = actionOf(params.action);
  const job = await jobOf(context, params.id);
  const role = roleIn(job, viewer);
  if (!role || !mayAct(action, role)) throw data(null, { status: 403 });
  return { job, action, possible: canAct(job, action, role), title: getT(context, "jobs")(`action.${action}.title`) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const action = actionOf(params.action);
  try {
    await getApi(context).job.act({ params: { id: params.id }, query: { action } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ refused: error.message }, { status: error.status < 400 ? 503 : error.status });
  }
  getFlash(context).success(getT(context, "jobs")(`action.${action}.flash`));
  return redirect(action === "delete" ? "/profile/my-jobs" : `/task/${params.id}`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? titled(loaderData.title) : []);

export default function Action({ loaderData: { job, action, possible }, actionData }: Route.ComponentProps) {
  return <ActionPage job={job} action={action} possible={possible} refused={actionData?.refused} />;
}

export { ErrorBoundary } from "./job";
