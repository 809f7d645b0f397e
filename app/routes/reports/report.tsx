import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { ApiError, optional } from "~/api/error";
import { ReportPage } from "~/components/reports/report-page";
import { NOTES } from "~/components/ui/noted-at";
import { getApi } from "~/context";
import { reportForm, reportTarget, visitorReportForm } from "~/domain/admin/report";
import { isInChat } from "~/domain/admin/report-life";
import { DRAWN_FOR } from "~/forms/drawn";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { pageOfSent } from "~/middleware/typed-form";
import { getViewer, loginTo, requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { clearSavedForm } from "../saved-form";
import type { Route } from "./+types/report";

function askedIn(request: Request) {
  const { searchParams } = new URL(request.url);
  const target = reportTarget.safeParse({ target_type: searchParams.get("type"), target_id: searchParams.get("id") });
  if (!target.success) throw data(null, { status: 404 });
  return { target: target.data, next: returnPath(searchParams.get("next")) };
}

type Target = ReturnType<typeof askedIn>["target"];

/** After a post the API has judged the target: what was typed stays on the page. */
const postedContext = createContext(false);

/** Jobs and people have pages. The API judges the rest when the report is sent. */
async function mustExist(context: Readonly<RouterContextProvider>, { target_type, target_id: id }: Target) {
  if (context.get(postedContext)) return;
  if (target_type === "job") await getApi(context).job.find({ params: { id } });
  if (target_type === "user") await getApi(context).profile.find({ params: { id } });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { target, next } = askedIn(request);
  const viewer = isInChat(target.target_type) ? await requireViewer(context, request) : await getViewer(context);
  const [statistics] = await Promise.all([
    optional(getApi(context).moderation.statistics()),
    mustExist(context, target),
  ]);
  const title = getT(context, "reports")(`title.${target.target_type}`);
  return { title, type: target.target_type, next, signedIn: viewer !== null, statistics };
}

export async function action({ request, context }: Route.ActionArgs) {
  (context as RouterContextProvider).set(postedContext, true);
  const { target, next } = askedIn(request);
  const formData = await readFields(request);
  const isVisitor = (await getViewer(context)) === null;
  // The session of the reporter ended: the report would be a visitor's.
  if (isVisitor && formData.has(DRAWN_FOR))
    throw redirect(loginTo(await pageOfSent(context, request, { formData })), 303);
  const schema = isVisitor ? visitorReportForm : reportForm;
  const form = readForm(formData, schema, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const body = { ...target, ...form.data };
    await once(context, request, formData, (key) => getApi(context).moderation.fileReport({ body }, key));
  } catch (error) {
    if (error instanceof ApiError && error.code === "already_done")
      return data({ result: form.refuse({}, []), already: true });
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "reports")("form.done"));
  return redirect(next.replace(/#.*/, `#${NOTES}`), 303);
}

export const meta = privateMeta;

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const already = actionData !== undefined && "already" in actionData;
  return <ReportPage {...loaderData} already={already} result={actionData?.result} />;
}
