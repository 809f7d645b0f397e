import { data, redirect } from "react-router";
import { contract } from "~/api/contract";
import { optional } from "~/api/error";
import { fieldMessage, pageContexts } from "~/api/field-messages";
import { PayoutPage } from "~/components/wallet/payout-page";
import { getApi } from "~/context";
import { formatEuros, parseMoney, typedMoney } from "~/domain/money/money";
import { earlyOnItsWay, payoutAmountError } from "~/domain/money/wallet";
import type { Language } from "~/domain/values/language";
import { readFields } from "~/forms/read-fields";
import { readForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { isActStopped } from "../money-stop";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/pay-out";

const { fields } = contract.wallet.payOut;
const NONE: string[] = [];

async function errorsOf(query: URLSearchParams, balance: number, locale: Language): Promise<string[]> {
  const formData = new FormData();
  for (const [name, value] of query) if (name === "amount") formData.append(name, value);
  const form = readForm(formData, fields, { locale });
  if (!form.ok) return form.reply.error?.amount ?? [fieldMessage("money", locale)];
  const error = payoutAmountError(form.value.amount ?? balance, balance);
  return error ? [fieldMessage(error, locale, pageContexts("amount"))] : NONE;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireViewer(context, request);
  if ((await paymentTermsOf(context)).mode === "direct") throw redirect("/wallet", 303);
  const api = getApi(context);
  const [wallet, payouts, stopped] = await Promise.all([
    api.wallet.own(),
    optional(api.wallet.payouts()),
    isActStopped(context, "payout"),
  ]);
  const query = new URL(request.url).searchParams;
  const typed = query.get("amount") ?? undefined;
  const balance = parseMoney(wallet.balance) ?? 0;
  const amountErrors =
    typed === undefined || !wallet.can_payout ? NONE : await errorsOf(query, balance, getLocale(context));
  const amount =
    typed === undefined || amountErrors.length > 0 ? null : parseMoney(typedMoney(typed, getLocale(context)));
  const title = getT(context, "wallet")("payout.title");
  const page = {
    title,
    wallet,
    stopped,
    onItsWay: earlyOnItsWay(payouts?.results ?? []),
    amount,
    typed,
    now: Date.now(),
    errors: { amount: amountErrors, form: NONE },
  };
  return data(page, { status: amountErrors.length > 0 ? 422 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const formData = await readFields(request);
  const locale = getLocale(context);
  const form = readForm(formData, fields, { locale });
  if (!form.ok) return data({ result: form.reply }, { status: 422 });
  const body = { amount: form.data.amount, pending: form.data.pending };
  try {
    const payout = await once(context, request, formData, (key) => getApi(context).wallet.payOut({ body }, key));
    if (payout) {
      const amount = formatEuros(parseMoney(payout.net) ?? 0, locale);
      getFlash(context).success(getT(context, "wallet")("payout.done", { amount }));
    }
    return redirect("/wallet", 303);
  } catch (error) {
    return refusedByApi(form, error);
  }
}

export const meta = privateMeta;

export default function PayOut({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData?.result.error;
  const { amount } = loaderData.errors;
  const errors = error
    ? { amount: amount.length > 0 ? amount : (error.amount ?? NONE), form: error[""] ?? NONE }
    : loaderData.errors;
  return <PayoutPage {...loaderData} errors={errors} />;
}
