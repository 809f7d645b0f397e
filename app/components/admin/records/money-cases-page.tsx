import type { MoneyCase } from "~/domain/money/money-case";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";
import { AdminMoment } from "../admin-moment";
import { AdminRows } from "../admin-rows";
import { MoneyCaseAmount } from "./money-case-amount";
import { type Listed, RecordList } from "./record-list";

const PATH = "/admin/money";

export function MoneyCasesPage(list: Listed<MoneyCase, never>) {
  const { t } = useTranslation("adminMoney");
  return (
    <RecordList {...list} path={PATH} title={t("title")} note={t("note")} none={t("none")}>
      {(cases) => (
        <AdminRows
          caption={t("title")}
          rows={cases}
          keyOf={({ id }) => id}
          href={({ id }) => `${PATH}/${id}`}
          columns={[
            {
              label: t("column.case"),
              cell: ({ id }) => <span className="whitespace-nowrap">{t("number", { id })}</span>,
            },
            { label: t("column.what"), cell: ({ kind }) => t(`kind.${kind}`) },
            { label: t("column.about"), cell: ({ title, user }) => title ?? user?.name ?? "–" },
            {
              label: t("column.amount"),
              numeric: true,
              cell: (moneyCase) => <MoneyCaseAmount moneyCase={moneyCase} />,
            },
            { label: t("column.since"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
            {
              label: t("column.status"),
              cell: ({ handled_at }) => (
                <Badge tone={handled_at ? "neutral" : "attention"}>{t(handled_at ? "handled" : "open")}</Badge>
              ),
            },
          ]}
        />
      )}
    </RecordList>
  );
}
