import { redirect } from "react-router";
import type { z } from "zod";
import type { CallOptions } from "~/api/client";
import { TaxPage } from "~/components/wallet/tax-page";
import { getApi } from "~/context";
import { businessTaxForm, type MaskedTaxData, personTaxForm } from "~/domain/accounts/tax-data";
import type { FormSchema } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import { clearSavedForm, requestedSavedForm } from "../saved-form";
import type { Route } from "./+types/tax";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const [tax, { mode }, savedForm] = await Promise.all([
    getApi(context).wallet.taxData(),
    paymentTermsOf(context),
    requestedSavedForm(context, request),
  ]);
  const { id, name, zipcode, city, business_details } = viewer;
  const owner = { id, name, zipcode, city, business: business_details };
  return { title: getT(context, "tax")("title"), tax, owner, direct: mode === "direct", kept: savedForm !== null };
}

async function saved<S extends FormSchema>(
  { request, context }: Route.ActionArgs,
  { formData, schema }: { formData: FormData; schema: S },
  save: (body: z.input<S>, key: CallOptions) => Promise<MaskedTaxData>,
) {
  const form = readForm(formData, schema, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await once(context, request, formData, (key) => save(form.data, key));
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "tax")("saved"));
  return redirect("/wallet", 303);
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { business } = await requireViewer(context, request);
  const { wallet } = getApi(context);
  const formData = await readFields(request);
  return business
    ? saved(args, { formData, schema: businessTaxForm }, (body, key) => wallet.saveBusinessTax({ body }, key))
    : saved(args, { formData, schema: personTaxForm }, (body, key) => wallet.savePersonTax({ body }, key));
}

export const meta = privateMeta;

export default function Tax({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxPage {...loaderData} result={actionData?.result} />;
}
