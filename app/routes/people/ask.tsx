import { data, redirect } from "react-router";
import { AskHelperPage } from "~/components/profiles/ask-helper-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { isEitherBlocked } from "~/domain/accounts/blocks";
import { invitationForm } from "~/domain/accounts/invitation";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { clearSavedForm, readSavedForm, requireLogin } from "../saved-form";
import type { Route } from "./+types/ask";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const { profile, job } = getApi(context);
  const [person, open, asked, savedForm] = await Promise.all([
    profile.find({ params }),
    job.mine({ query: { status: "open" } }),
    job.invitations({ params }),
    readSavedForm(context, request),
  ]);
  if (!person.active_worker) throw data(null, { status: 404 });
  if (person.id === viewer.id) throw redirect(`/helper/${person.id}`, 303);
  const title = getT(context, "people")("ask.title", { name: person.name });
  return {
    title,
    person,
    jobs: open.results,
    asked: asked.jobs,
    apart: isEitherBlocked(viewer, person.id),
    typed: savedForm?.fields,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  await requireLogin(context, request, { formData });
  const form = readForm(formData, invitationForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const invitation = { params: { id: form.value.job }, body: { user: Number(params.id) } };
    await once(context, request, formData, (key) => getApi(context).job.invite(invitation, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "people")("ask.sent"));
  return redirect(`/helper/${params.id}`, 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  return <AskHelperPage {...loaderData} result={actionData?.result} />;
}

export { ErrorBoundary } from "./error-boundary";
