import { redirect } from "react-router";
import { MoneyStopPage } from "~/components/admin/records/money-stop-page";
import { getApi } from "~/context";
import { moneySwitch } from "~/domain/money/money-stop-schema";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { once } from "../once";
import type { Route } from "./+types/money-stop";
import { reasonLimits } from "./act-with-reason";
import { showsWhatChanged } from "./shows-what-changed";

export async function loader({ context }: Route.LoaderArgs) {
  const { admin, global } = getApi(context);
  const [{ since }, log] = await Promise.all([
    global.moneyStop(),
    admin.audit({ query: { target_type: "money_stop" } }),
  ]);
  return { title: getT(context, "adminMoney")("stop.title"), since, log: log.results, limits: reasonLimits() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const form = readForm(formData, moneySwitch, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await once(context, request, formData, (key) => getApi(context).admin.switchMoney({ body: form.data }, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  const t = getT(context, "adminMoney");
  getFlash(context).success(t(formData.get("stopped") === "true" ? "stop.done" : "stop.resumed"));
  return redirect("/admin", 303);
}

export const meta = liveMeta;
export const shouldRevalidate = showsWhatChanged;

export default function MoneyStop({ loaderData, actionData }: Route.ComponentProps) {
  return <MoneyStopPage {...loaderData} result={actionData?.result} />;
}
