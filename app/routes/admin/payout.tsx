import { PayoutPage } from "~/components/admin/records/payout-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/payout";
import { actWithReason, reasonLimits } from "./act-with-reason";
import { showsWhatChanged } from "./shows-what-changed";

export async function loader({ params, context }: Route.LoaderArgs) {
  const payout = await getApi(context).admin.payout({ params });
  const t = getT(context, "adminPayout");
  const { id, involved, refusal } = payout;
  const refused = refusal && t(`refusal.${refusal}`);
  return {
    title: t(refusal === null ? "retry.title" : "number", { id }),
    payout,
    closed: involved ? getT(context, "admin")("involved.text") : refused,
    limits: reasonLimits(),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithReason(
    { request, context },
    {
      act: (body) => getApi(context).admin.retryPayout({ params, body }),
      done: getT(context, "adminPayout")("retry.done", { id: params.id }),
      next: "/admin/payouts",
    },
  );
}

export const meta = liveMeta;
export const shouldRevalidate = showsWhatChanged;

export default function Payout({ loaderData, actionData }: Route.ComponentProps) {
  return <PayoutPage {...loaderData} result={actionData?.result} />;
}
