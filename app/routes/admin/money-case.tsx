import { MoneyCasePage } from "~/components/admin/records/money-case-page";
import { getApi } from "~/context";
import { withReason } from "~/domain/admin/admin";
import { unpaidFields } from "~/domain/money/money-case";
import { isUnpaidWork } from "~/domain/money/money-case-life";
import { constraintOf } from "~/forms/constraint";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/money-case";
import { actBy } from "./act-with-reason";
import { showsWhatChanged } from "./shows-what-changed";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await getApi(context).admin.moneyCase({ params });
  const t = getT(context, "adminMoney");
  const closed = found.involved ? getT(context, "admin")("involved.text") : null;
  return {
    title: `${t("number", { id: found.id })}: ${t(`kind.${found.kind}`)}`,
    found,
    closed,
    limits: constraintOf(isUnpaidWork(found.kind) ? unpaidFields : withReason),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { moneyCase, handleMoneyCase } = getApi(context).admin;
  const { kind } = await moneyCase({ params });
  return actBy(
    isUnpaidWork(kind) ? unpaidFields : withReason,
    { request, context },
    {
      act: (body) => handleMoneyCase({ params, body }),
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
