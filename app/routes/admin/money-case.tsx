import { MoneyCasePage } from "~/components/admin/records/money-case-page";
import { getApi } from "~/context";
import { withReason } from "~/domain/admin/admin";
import { otherAmountFields, unpaidFields } from "~/domain/money/money-case";
import { isOtherAmount, isUnpaidWork, type MoneyCaseKind } from "~/domain/money/money-case-life";
import { constraintOf } from "~/forms/constraint";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/money-case";
import { actBy } from "./act-with-reason";
import { showsWhatChanged } from "./shows-what-changed";

const fieldsOf = (kind: MoneyCaseKind) =>
  isUnpaidWork(kind) ? unpaidFields : isOtherAmount(kind) ? otherAmountFields : withReason;

export async function loader({ params, context }: Route.LoaderArgs) {
  const moneyCase = await getApi(context).admin.moneyCase({ params });
  const t = getT(context, "adminMoney");
  const closed = moneyCase.involved ? getT(context, "admin")("involved.text") : null;
  return {
    title: `${t("number", { id: moneyCase.id })}: ${t(`kind.${moneyCase.kind}`)}`,
    moneyCase,
    closed,
    limits: constraintOf(fieldsOf(moneyCase.kind)),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { moneyCase, handleMoneyCase } = getApi(context).admin;
  const { kind } = await moneyCase({ params });
  return actBy(
    fieldsOf(kind),
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
