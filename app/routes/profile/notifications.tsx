import { redirect } from "react-router";
import { NotificationSettingsPage } from "~/components/alerts/notification-settings-page";
import { getApi } from "~/context";
import { notificationForm, settingsFrom } from "~/domain/notification-form";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/notifications";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { profile: await requireViewer(context, request), title: getT(context, "alerts")("title") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), notificationForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const { email_opt_in } = form.value;
  try {
    await getApi(context).profile.change({
      body: { email_opt_in, notification_settings: settingsFrom(form.value) },
    });
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "alerts")("saved"));
  return redirect(`/profile/${params.id}/notifications`, 303);
}

export const meta = privateMeta;

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationSettingsPage {...loaderData} result={actionData?.result} />;
}
