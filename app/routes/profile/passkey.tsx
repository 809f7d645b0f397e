import { data, redirect } from "react-router";
import { ifThere } from "~/api/error";
import { RemovePasskeyPage } from "~/components/settings/remove-passkey-page";
import { getApi } from "~/context";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { isProved, proofPath } from "~/middleware/proof";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/passkey";

export async function loader({ params, context }: Route.LoaderArgs) {
  const t = getT(context, "security");
  const { results } = await getApi(context).passkey.list();
  const passkey = results.find(({ id }) => String(id) === params.passkey);
  if (!passkey) throw data(null, { status: 404 });
  if (!(await isProved(context))) throw redirect(proofPath(params.id, `passkey-${passkey.id}`), 303);
  return { title: t("passkey.confirm", { name: passkey.name ?? t("passkey.unnamed") }) };
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await ifThere(getApi(context).passkey.remove({ params: { id: params.passkey } }));
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "security")("passkey.removed"));
  return redirect(`/profile/${params.id}/settings`, 303);
}

export const meta = privateMeta;

export default function Passkey({ loaderData: { title }, actionData, params }: Route.ComponentProps) {
  return <RemovePasskeyPage title={title} back={`/profile/${params.id}/settings`} refusal={actionData?.refusal} />;
}
