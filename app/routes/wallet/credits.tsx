import { data, redirect } from "react-router";
import { contract } from "~/api/contract";
import { fieldMessage } from "~/api/field-messages";
import { CreditsPage } from "~/components/wallet/credits-page";
import { getApi } from "~/context";
import type { Language } from "~/domain/values/language";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { isActStopped } from "../money-stop";
import { once } from "../once";
import { pageIn } from "../page-in";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/credits";

const { fields } = contract.wallet.topUp;
const NONE: string[] = [];

function amountIn(query: URLSearchParams, locale: Language) {
  const typed = query.get("amount") ?? undefined;
  if (typed === undefined) return { typed, amount: null, amountErrors: NONE };
  const formData = new FormData();
  formData.append("amount", typed);
  const form = readForm(formData, fields, { locale });
  if (form.ok) return { typed, amount: form.value.amount, amountErrors: NONE };
  return { typed, amount: null, amountErrors: form.reply.error?.amount ?? [fieldMessage("money", locale)] };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireViewer(context, request);
  const url = new URL(request.url);
  const page = pageIn(url);
  const { wallet } = getApi(context);
  const [{ credits }, history, terms, stopped] = await Promise.all([
    wallet.own(),
    wallet.history({ query: { page, account: "credits" } }),
    paymentTermsOf(context),
    isActStopped(context, "pay"),
  ]);
  const { amountErrors, ...asked } = amountIn(url.searchParams, getLocale(context));
  const shown = {
    title: getT(context, "wallet")("credits.page"),
    credits,
    history,
    page,
    direct: terms.mode === "direct",
    stopped,
    ...asked,
    errors: { amount: amountErrors, form: NONE },
  };
  return data(shown, { status: amountErrors.length > 0 ? 422 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const formData = await readFields(request);
  const form = readForm(formData, fields, { locale: getLocale(context) });
  if (!form.ok) return data({ result: form.reply }, { status: 422 });
  const body = { amount: form.data.amount };
  try {
    const payment = await once(context, request, formData, (key) => getApi(context).wallet.topUp({ body }, key));
    if (!payment) return redirect("/wallet/tegoed", 303);
    return redirect(payment.redirect_url ?? `/wallet/betaling/${payment.id}`, 303);
  } catch (error) {
    return refusedByApi(form, error);
  }
}

export const meta = privateMeta;

export default function Credits({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData?.result.error;
  const errors = error ? { amount: error.amount ?? NONE, form: error[""] ?? NONE } : loaderData.errors;
  return <CreditsPage {...loaderData} errors={errors} />;
}
