import { MoneyCasePage } from "~/components/admin/records/money-case-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/money-case";
import { actWithReason, reasonLimits } from "./act-with-reason";
import { showsWhatChanged } from "./shows-what-changed";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await getApi(context).admin.moneyCase({ params });
  const t = getT(context, "adminMoney");
  const closed = found.involved ? getT(context, "admin")("involved.text") : null;
  return {
    title: `${t("number", { id: found.id })}: ${t(`kind.${found.kind}`)}`,
    found,
    closed,
    limits: reasonLimits(),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithReason(
    { request, context },
    {
      act: (body) => getApi(context).admin.handleMoneyCase({ params, body }),
      done: getT(context, "adminMoney")("done", { id: params.id }),
      next: "/admin/money",
    },
  );
}

export const meta = liveMeta;
export const shouldRevalidate = showsWhatChanged;

export default function MoneyCase({ loaderData, actionData }: Route.ComponentProps) {
  return <MoneyCasePage {...loaderData} result={actionData?.result} />;
}
