import { data, redirect } from "react-router";
import { ifThere } from "~/api/error";
import { UnlinkPage } from "~/components/settings/unlink-page";
import { getApi } from "~/context";
import { SOCIAL_APPS, SOCIAL_NAMES } from "~/domain/accounts/social";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/unlink";

async function linkOf(context: Route.LoaderArgs["context"], app: string) {
  const { results } = await getApi(context).social.list();
  const found = results.find((link) => link.app === app);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app } = await linkOf(context, params.app);
  return { title: getT(context, "linked")("remove.title", { provider: SOCIAL_NAMES[app] }), app };
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = SOCIAL_APPS.find((one) => one === params.app);
  if (!app) throw data(null, { status: 404 });
  try {
    // Unlinking it twice is a no-op.
    await ifThere(getApi(context).social.unlink({ params: { social_app: app } }));
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "linked")("remove.done", { provider: SOCIAL_NAMES[app] }));
  return redirect(`/profile/${params.id}/settings#linked`, 303);
}

export const meta = privateMeta;

export default function Unlink({ loaderData, actionData, params }: Route.ComponentProps) {
  const back = `/profile/${params.id}/settings#linked`;
  return <UnlinkPage {...loaderData} back={back} refusal={actionData?.refusal} />;
}
