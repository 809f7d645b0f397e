import { data, redirect } from "react-router";
import { AddressPage } from "~/components/job-page/address-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { otherCard, roleIn } from "~/domain/deals/deal";
import { locationForm } from "~/domain/jobs/job-location";
import { canGiveAddress, dealPlaceOf } from "~/domain/jobs/job-place";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/address";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const job = await getApi(context).job.find({ params });
  if (roleIn(job, viewer) !== "owner") throw data(null, { status: 404 });
  return {
    title: getT(context, "jobs")("address.title"),
    job: { id: job.id, title: job.title },
    other: otherCard(job, viewer),
    place: dealPlaceOf(job),
    open: canGiveAddress(job),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const form = readForm(await readFields(request), locationForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const before = await getApi(context).job.find({ params });
    const job = await getApi(context).job.giveAddress({ params, body: form.data });
    const other = job.location_details === before.location_details ? null : otherCard(before, viewer);
    const t = getT(context, "jobs");
    getFlash(context).success(other ? t("address.savedTold", { name: other.name }) : t("address.saved"));
  } catch (error) {
    return refusedByApi(form, error);
  }
  return redirect(`/task/${params.id}`, 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressPage {...loaderData} result={actionData?.result} />;
}

export { ErrorBoundary } from "./error-boundary";
