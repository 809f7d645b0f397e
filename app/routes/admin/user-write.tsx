import { redirect } from "react-router";
import { pageSentenceOf } from "~/api/page-sentences";
import { UserWritePage } from "~/components/admin/records/user-write-page";
import { getApi } from "~/context";
import { accountEvents } from "~/domain/accounts/account-life";
import { messageToUser } from "~/domain/admin/admin";
import { constraintOf } from "~/forms/constraint";
import { drawId } from "~/forms/drawn";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { requireAdmin } from "~/middleware/admin";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { once } from "../once";
import type { Route } from "./+types/user-write";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [viewer, person] = await Promise.all([requireAdmin(context), getApi(context).admin.user({ params })]);
  const { id, name, status } = person;
  const gone = accountEvents(status).length === 0 ? pageSentenceOf("transition", getLocale(context)) : null;
  return {
    title: getT(context, "adminRecords")("writeTo.title", { name }),
    person,
    closed: viewer.id === id || person.involved ? getT(context, "admin")("involved.text") : gone,
    limits: constraintOf(messageToUser),
    drawn: drawId(viewer.id),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const form = readForm(formData, messageToUser, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const { writeToUser } = getApi(context).admin;
  try {
    await once(context, request, formData, (options) => writeToUser({ params, body: form.data }, options));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "adminRecords")("writeTo.done"));
  return redirect(`/admin/users/${params.id}`, 303);
}

export const meta = liveMeta;

export default function UserWrite({ loaderData, actionData }: Route.ComponentProps) {
  return <UserWritePage {...loaderData} result={actionData?.result} />;
}
