import { redirect } from "react-router";
import { ifThere } from "~/api/error";
import { RemoveProjectPage } from "~/components/profiles/remove-project-page";
import { getApi } from "~/context";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/remove-project";
import { projectIn } from "./project-draft";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const project = projectIn(viewer, params.project);
  return { title: getT(context, "work")("remove.title"), profile: Number(params.id), project };
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await ifThere(getApi(context).experience.remove({ params: { id: params.project } }));
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "work")("remove.done"));
  return redirect(`/profile/${params.id}/work-experience`, 303);
}

export const meta = privateMeta;

export default function RemoveProject({ loaderData: { profile, project }, actionData }: Route.ComponentProps) {
  return project && <RemoveProjectPage profile={profile} project={project} refusal={actionData?.refusal} />;
}
