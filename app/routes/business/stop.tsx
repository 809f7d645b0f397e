import { redirect } from "react-router";
import { businessAddress } from "~/components/people/business-address";
import { StopBusinessPage } from "~/components/settings/stop-business-page";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { isNameless, namePath, requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/stop";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  if (!viewer.business) throw redirect(businessAddress(params.id), 303);
  requireName(viewer, params.id);
  return { title: getT(context, "business")("stop.title") };
}

function requireName(viewer: OwnProfile, id: string): void {
  if (isNameless(viewer)) throw redirect(namePath(`${businessAddress(id)}/stoppen`, true), 303);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireName(await requireViewer(context, request), params.id);
  try {
    await getApi(context).profile.change({ body: { business: false } });
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "business")("stop.done"));
  return redirect(businessAddress(params.id), 303);
}

export const meta = privateMeta;

export default function Stop({ loaderData: { title }, actionData, params }: Route.ComponentProps) {
  return <StopBusinessPage title={title} back={businessAddress(params.id)} refusal={actionData?.refusal} />;
}
