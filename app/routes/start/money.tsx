import { MoneyForm } from "~/components/account/money-form";
import { StartPage } from "~/components/account/start-page";
import { startAddress } from "~/components/people/start-address";
import { getApi } from "~/context";
import { startMoneyForm } from "~/domain/accounts/profile-form";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import { taxGiven } from "../people/tax-given";
import { startVerification } from "../profile/start-verification";
import type { Route } from "./+types/money";
import { goOn } from "./go-on";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [profile, verification, { mode }, given] = await Promise.all([
    requireViewer(context, request),
    getApi(context).payment.verificationStatus(),
    paymentTermsOf(context),
    taxGiven(context),
  ]);
  const direct = mode === "direct";
  const title = getT(context, "start")(direct ? "identity.title" : "money.title");
  return { title, id: Number(params.id), profile, verification, direct, taxGiven: given };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const intent = formData.get("intent");
  const verify = (to: "verify" | "account") => startVerification(context, startAddress(params.id, "money"), to);
  if (intent === "account") return verify("account");
  const toVerify = intent === "verify";
  if (toVerify && !formData.get("iban")) return verify("verify");
  const form = readForm(formData, startMoneyForm, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const profile = await getApi(context).profile.change({ body: form.value });
    return toVerify ? await verify("verify") : await goOn(context, { id: params.id, profile, step: "money" });
  } catch (error) {
    return refusedByApi(form, error);
  }
}

export const meta = privateMeta;

export default function Money({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StartPage {...loaderData} step="money">
      <MoneyForm {...loaderData} result={actionData?.result} />
    </StartPage>
  );
}
