import type { DuePayout } from "~/domain/admin/admin-payout";
import { useTranslation } from "~/locales/use-translation";
import { AdminRows } from "../admin-rows";
import { Euros } from "./euros";
import { type Listed, RecordList } from "./record-list";

type DueList = Listed<DuePayout, never> & { note: string };

export function DuePayoutsPage({ note, ...list }: DueList) {
  const { t } = useTranslation("adminPayout");
  return (
    <RecordList
      back={{ to: "/admin/payouts", text: t("back") }}
      {...list}
      path="/admin/payouts/due"
      title={t("dueTitle")}
      note={note}
      none={t("dueNone")}
    >
      {(due) => (
        <AdminRows
          caption={t("dueTitle")}
          rows={due}
          keyOf={({ user }) => user.id ?? user.name}
          href={({ user }) => `/admin/users/${user.id}`}
          columns={[
            { label: t("column.person"), cell: ({ user }) => user.name },
            { label: t("column.amount"), numeric: true, cell: ({ amount }) => <Euros amount={amount} /> },
            { label: t("column.iban"), cell: ({ iban }) => iban ?? "–" },
            { label: t("column.block"), cell: ({ block }) => (block === null ? t("nothing") : t(`block.${block}`)) },
          ]}
        />
      )}
    </RecordList>
  );
}
