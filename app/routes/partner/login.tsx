import { redirect } from "react-router";
import { PartnerLoginPage } from "~/components/account/partner-login-page";
import { getApi, getSession } from "~/context";
import { credentials } from "~/domain/accounts/account";
import { readFields } from "~/forms/read-fields";
import { type Reply, readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { isPartner } from "~/middleware/partner";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/login";

const DASHBOARD = "/partner/dashboard";

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await getViewer(context);
  if (viewer && isPartner(viewer)) throw redirect(DASHBOARD, 303);
  return { title: getT(context, "partner")("login.title") };
}

/** One sentence is about both fields: show it only at the first. */
function saidOnce(reply: Reply): Reply {
  const said = new Set<string>();
  const isNew = (sentence: string) => !said.has(sentence) && said.add(sentence);
  const fields = Object.entries(reply.error ?? {}).map(([field, errors]) => [field, errors?.filter(isNew) ?? null]);
  return { ...reply, error: Object.fromEntries(fields) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), credentials, {
    locale: getLocale(context),
    context: "partner_login",
  });
  if (!form.ok) return refused(saidOnce(form.reply));
  try {
    await getSession(context).signIn(await getApi(context).partner.logIn({ body: form.data }));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "partner")("login.done"));
  return redirect(DASHBOARD, 303);
}

export const meta = privateMeta;

export default function PartnerLogin({ loaderData: { title }, actionData }: Route.ComponentProps) {
  return <PartnerLoginPage title={title} lastResult={actionData?.result} />;
}
