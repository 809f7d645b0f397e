import { StartPage } from "~/components/account/start-page";
import { WorkForm } from "~/components/account/work-form";
import { getApi } from "~/context";
import { startWorkForm } from "~/domain/accounts/profile-form";
import { CATEGORIES_SHOWN } from "~/domain/jobs/category-names";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/work";
import { goOn } from "./go-on";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const profile = await requireViewer(context, request);
  const { mode } = await paymentTermsOf(context);
  const language = getLocale(context);
  return {
    title: getT(context, "start")("work.title"),
    id: Number(params.id),
    profile,
    direct: mode === "direct",
    categories: CATEGORIES_SHOWN.map((category) => ({ value: String(category.id), label: category[language] })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), startWorkForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const { distance, ...work } = form.value;
  try {
    const profile = await getApi(context).profile.change({
      body: { ...work, active_worker: true, notification_settings: { distance } },
    });
    return await goOn(context, { id: params.id, profile, step: "work" });
  } catch (error) {
    return refusedByApi(form, error);
  }
}

export const meta = privateMeta;

export default function Work({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StartPage {...loaderData} step="work">
      <WorkForm {...loaderData} result={actionData?.result} />
    </StartPage>
  );
}
