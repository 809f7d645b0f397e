import { data, redirect } from "react-router";
import type { ApiClient } from "~/api/client";
import { isRefused } from "~/api/error";
import { RemovalPage } from "~/components/settings/removal-page";
import { getApi, getSession } from "~/context";
import { removalByEmail, removalByPassword } from "~/domain/accounts/account-removal";
import { runningDeals } from "~/domain/deals/deal";
import { centsOf } from "~/domain/money/money";
import { isUnderway } from "~/domain/money/payment-life";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getLocale, getT } from "~/middleware/locale";
import { isProved } from "~/middleware/proof";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/remove";

export async function loader({ request, context }: Route.LoaderArgs) {
  const profile = await requireViewer(context, request);
  const { payment, wallet, job, bid } = getApi(context);
  const [proved, waiting, { pending, owed, open_withdrawals = 0, refunding }, jobs, bids] = await Promise.all([
    isProved(context),
    payment.list({ query: { stage: "waiting" } }),
    wallet.own(),
    job.mine({ query: { status: "reserved" } }),
    bid.own(),
  ]);
  return {
    title: getT(context, "security")("removal.title"),
    profile,
    proved,
    money: {
      payments: waiting.results.filter(({ status }) => isUnderway(status)),
      balance: centsOf(profile.balance),
      credits: centsOf(profile.credits),
      pending: centsOf(pending),
      owed: centsOf(owed ?? "0.00"),
      withdrawals: open_withdrawals,
    },
    refunding: centsOf(refunding ?? "0.00"),
    deals: runningDeals(jobs.results, bids.results),
  };
}

const remove = ({ profile }: ApiClient, proof: { password: string } | { email: string }) =>
  profile.change({ body: { delete_account: true, ...proof } });

export async function action({ request, context }: Route.ActionArgs) {
  const { has_password } = await requireViewer(context, request);
  const schema = has_password ? removalByPassword : removalByEmail;
  const form = readForm(await readFields(request), schema, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await remove(getApi(context), form.value);
  } catch (error) {
    if (isRefused(error, 409)) return data({ result: undefined, moneyOpen: true }, { status: 409 });
    return refusedByApi(form, error);
  }
  await getSession(context).signOut();
  return redirect("/tot-ziens", 303);
}

export const meta = privateMeta;

export default function Remove({
  loaderData: { profile, proved, money, refunding, deals },
  actionData,
}: Route.ComponentProps) {
  const refused = Boolean(actionData && "moneyOpen" in actionData);
  const shown = { profile, proved, money, refunding, deals, refused };
  return <RemovalPage {...shown} result={actionData?.result} />;
}
