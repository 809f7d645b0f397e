import { redirect } from "react-router";
import { NotificationSettingsPage } from "~/components/settings/notification-settings-page";
import { getApi } from "~/context";
import { notificationForm, settingsFrom } from "~/domain/notifications/notification-form";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { getSettings } from "~/middleware/settings";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { flashRefusal } from "../refusal";
import { clearSavedForm } from "../saved-form";
import type { Route } from "./+types/notifications";

export async function loader({ request, context }: Route.LoaderArgs) {
  const profile = await requireViewer(context, request);
  const [{ push_public_key }, { results }] = await Promise.all([
    getSettings(context),
    getApi(context).notification.subscriptions(),
  ]);
  return { profile, pushKey: push_public_key, devices: results, title: getT(context, "alerts")("title") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  if (formData.get("intent") === "unsubscribe") return unsubscribe(context, formData, params.id);
  const form = readForm(formData, notificationForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).profile.change({
      body: { notification_settings: settingsFrom(form.value) },
    });
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "alerts")("saved"));
  return redirect(`/profile/${params.id}/notifications`, 303);
}

async function unsubscribe(context: Route.ActionArgs["context"], formData: FormData, id: string) {
  try {
    await getApi(context).notification.unsubscribe({ body: { endpoint: String(formData.get("endpoint") ?? "") } });
    getFlash(context).success(getT(context, "alerts")("devices.stopped"));
  } catch (error) {
    flashRefusal(context, error);
  }
  return redirect(`/profile/${id}/notifications#devices`, 303);
}

export const meta = privateMeta;

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationSettingsPage {...loaderData} result={actionData?.result} />;
}
