import { redirect } from "react-router";
import { WithdrawalPage } from "~/components/admin/records/withdrawal-page";
import { getApi } from "~/context";
import { answerFields } from "~/domain/money/payment-queue";
import { constraintOf } from "~/forms/constraint";
import { drawId } from "~/forms/drawn";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { requireAdmin } from "~/middleware/admin";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { once } from "../once";
import type { Route } from "./+types/withdrawal";
import { readersOf } from "./readers-of";
import { showsWhatChanged } from "./shows-what-changed";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [viewer, withdrawal] = await Promise.all([requireAdmin(context), getApi(context).admin.withdrawal({ params })]);
  return {
    title: getT(context, "adminQueue")("withdrawals.number", { id: params.id }),
    withdrawal,
    readers: await readersOf(context, [withdrawal.payment.payer]),
    closed: withdrawal.involved ? getT(context, "admin")("involved.text") : null,
    limits: constraintOf(answerFields),
    drawn: drawId(viewer.id),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const form = readForm(formData, answerFields, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const { answerWithdrawal } = getApi(context).admin;
  try {
    await once(context, request, formData, (options) => answerWithdrawal({ params, body: form.data }, options));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(getT(context, "adminQueue")("withdrawals.done", { id: params.id }));
  return redirect("/admin/withdrawals", 303);
}

export const meta = liveMeta;
export const shouldRevalidate = showsWhatChanged;

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage {...loaderData} result={actionData?.result} />;
}
