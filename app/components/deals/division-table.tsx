import type { Division } from "~/domain/deals/dispute-life";
import { formatSum } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { SumTable } from "../payments/sum-table";
import type { Parties } from "./parties";

interface DivisionTableProps extends Parties {
  division: Division;
}

export function DivisionTable({ division, role, other: { name } }: DivisionTableProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const { helper, placer, fees, before = 0 } = division;
  const own = role === "payee";
  const lines = [
    {
      text: own ? t("division.helperOwn") : t("division.helper", { name }),
      amount: formatSum(helper, locale),
      loud: own,
    },
    {
      text: own ? t("division.placer", { name }) : t("division.placerOwn"),
      amount: formatSum(placer, locale),
      loud: !own,
    },
  ];
  return (
    <SumTable
      lines={[
        ...lines,
        ...(before > 0 ? [{ text: t("division.before"), amount: formatSum(before, locale) }] : []),
        { text: t("division.fees"), amount: formatSum(fees, locale) },
      ]}
      total={{ text: t("division.total"), amount: formatSum(helper + placer + before + fees, locale) }}
    />
  );
}
