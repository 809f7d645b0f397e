import { data, redirect } from "react-router";
import { ifThere } from "~/api/error";
import { UnlinkPage } from "~/components/settings/unlink-page";
import { getApi } from "~/context";
import { SOCIAL_APPS, SOCIAL_NAMES } from "~/domain/accounts/social";
import { canUnlink } from "~/domain/accounts/ways-in";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { isProved, proofPath } from "~/middleware/proof";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/unlink";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const { social, passkey } = getApi(context);
  const [links, passkeys] = await Promise.all([social.list(), passkey.list()]);
  const link = links.results.find((link) => link.app === params.app);
  if (!link) throw data(null, { status: 404 });
  const ways = { password: viewer.has_password, passkeys: passkeys.results.length, linked: links.results.length };
  const removable = canUnlink(ways);
  if (removable && !(await isProved(context))) throw redirect(proofPath(viewer.id, `koppeling-${link.app}`), 303);
  const t = getT(context, "linked");
  const title = t(removable ? "remove.title" : "remove.notTitle", { provider: SOCIAL_NAMES[link.app] });
  return { title, app: link.app, removable };
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = SOCIAL_APPS.find((one) => one === params.app);
  if (!app) throw data(null, { status: 404 });
  try {
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
