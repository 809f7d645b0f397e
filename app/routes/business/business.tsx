import { redirect } from "react-router";
import { businessAddress } from "~/components/people/business-address";
import { BusinessPage } from "~/components/settings/business-page";
import { getApi } from "~/context";
import { businessForm } from "~/domain/accounts/business";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import { isVerification, startVerification } from "../profile/start-verification";
import { clearSavedForm } from "../saved-form";
import type { Route } from "./+types/business";

export async function loader({ request, context }: Route.LoaderArgs) {
  const [profile, verification, { mode }] = await Promise.all([
    requireViewer(context, request),
    getApi(context).payment.verificationStatus(),
    paymentTermsOf(context),
  ]);
  const next = returnPath(new URL(request.url).searchParams.get("next"), "");
  return { title: getT(context, "business")("title"), profile, verification, direct: mode === "direct", next };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const pageAddress = businessAddress(params.id);
  const formData = await readFields(request);
  const intent = formData.get("intent");
  if (isVerification(intent)) return startVerification(context, pageAddress, intent);
  const { business } = await requireViewer(context, request);
  const form = readForm(formData, businessForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const { vat_rate, ...business_details } = form.value;
    await getApi(context).profile.change({ body: { business: true, business_details, vat_rate } });
  } catch (error) {
    return refusedByApi(form, error);
  }
  await clearSavedForm(context);
  getFlash(context).success(getT(context, "business")(business ? "saved" : "made"));
  return redirect(returnPath(formData.get("next"), pageAddress), 303);
}

export const meta = privateMeta;

export default function Business({ loaderData, actionData }: Route.ComponentProps) {
  return <BusinessPage {...loaderData} result={actionData?.result} />;
}
