import { use } from "react";
import { redirect } from "react-router";
import { DecisionPage } from "~/components/reports/decision-page";
import { MissingDecision } from "~/components/reports/missing-decision";
import { ErrorPage } from "~/components/shell/error-page";
import { getApi } from "~/context";
import { DocumentFacts } from "~/document";
import { appealForm, objectionForm } from "~/domain/admin/decision";
import { isReversed } from "~/domain/admin/decision-life";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { getViewer, requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { clearSavedForm, readSavedForm, requireLogin } from "../saved-form";
import type { Route } from "./+types/decision";

const tokenIn = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const token = tokenIn(request);
  if (token === null) await requireViewer(context, request);
  const [viewer, decision, savedForm] = await Promise.all([
    getViewer(context),
    getApi(context).moderation.decision({ params, query: { token } }),
    readSavedForm(context, request),
  ]);
  const heading = isReversed(decision) ? "decision.reversed" : "decision.title";
  return {
    title: getT(context, "reports")(heading),
    decision,
    token,
    signedIn: viewer !== null,
    typed: savedForm?.fields,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  if (formData.has("payment")) return objectTo({ request, params, context }, formData);
  const form = readForm(formData, appealForm, { locale: getLocale(context) });
  if (!formData.has("token")) await requireLogin(context, request, { formData });
  if (!form.ok) return refused(form.reply);
  try {
    const appeal = { params, body: form.value };
    await once(context, request, formData, (key) => getApi(context).moderation.appeal(appeal, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "reports")("decision.done"));
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}

type Posted = Pick<Route.ActionArgs, "request" | "params" | "context">;

/** By the link of the mail: who is suspended cannot log in. */
async function objectTo({ request, params, context }: Posted, formData: FormData) {
  const form = readForm(formData, objectionForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const objection = { params, body: form.value };
    await once(context, request, formData, (key) => getApi(context).moderation.object(objection, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "reports")("decision.objection.sent"));
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}

export const meta = privateMeta;

export default function DecisionRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DecisionPage {...loaderData} result={actionData?.result} />;
}

export function ErrorBoundary() {
  const { status, failure } = use(DocumentFacts);
  return status === 404 ? <MissingDecision /> : <ErrorPage {...failure} status={status} />;
}
