import { redirect } from "react-router";
import { businessAddress } from "~/components/people/business-address";
import { StopBusinessPage } from "~/components/settings/stop-business-page";
import { getApi } from "~/context";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/stop";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { business } = await requireViewer(context, request);
  if (!business) throw redirect(businessAddress(params.id), 303);
  return { title: getT(context, "business")("stop.title") };
}

export async function action({ params, context }: Route.ActionArgs) {
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
