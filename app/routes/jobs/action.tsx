import { data, redirect } from "react-router";
import { ActionPage } from "~/components/jobs/action-page";
import { getApi } from "~/context";
import { roleIn } from "~/domain/deal";
import { canAct, mayAct } from "~/domain/job-life";
import { type JobAction, jobAction } from "~/domain/job-status";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/action";

function actionOf(word: string): JobAction {
  const known = jobAction.safeParse(word);
  if (!known.success) throw data(null, { status: 404 });
  return known.data;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const action = actionOf(params.action);
  const job = await getApi(context).job.find({ params: { id: params.id } });
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
    return refusal(error);
  }
  getFlash(context).success(getT(context, "jobs")(`action.${action}.flash`));
  return redirect(action === "delete" ? "/profile/my-jobs" : `/task/${params.id}`, 303);
}

export const meta = privateMeta;

export default function Action({ loaderData: { job, action, possible }, actionData }: Route.ComponentProps) {
  return <ActionPage job={job} action={action} possible={possible} refusal={actionData?.refusal} />;
}

export { ErrorBoundary } from "./error-boundary";
