import type { AdminWithdrawal } from "~/domain/money/payment-queue";
import { useTranslation } from "~/locales/use-translation";
import { Badge, type BadgeTone } from "../../ui/badge";
import { AdminMoment } from "../admin-moment";
import { AdminRows } from "../admin-rows";
import { Euros } from "./euros";
import { type Listed, RecordList } from "./record-list";

const PATH = "/admin/withdrawals";
const TONES: Partial<Record<ReturnType<typeof stateOf>, BadgeTone>> = { waits: "attention", unpaid: "attention" };

interface Withdrawn {
  answer: { granted: boolean } | null;
  refunded: boolean;
  unpaid?: boolean | undefined;
}

export function stateOf({ answer, refunded, unpaid = false }: Withdrawn) {
  if (unpaid) return "unpaid";
  if (answer) return answer.granted ? "granted" : "rejected";
  return refunded ? "refunded" : "waits";
}

export function WithdrawalsPage(list: Listed<AdminWithdrawal, never>) {
  const { t } = useTranslation("adminQueue");
  return (
    <RecordList
      {...list}
      path={PATH}
      title={t("withdrawals.title")}
      note={t("withdrawals.note")}
      none={t("withdrawals.none")}
    >
      {(withdrawals) => (
        <AdminRows
          caption={t("withdrawals.title")}
          rows={withdrawals}
          keyOf={({ payment }) => payment.id}
          href={({ payment }) => `${PATH}/${payment.id}`}
          columns={[
            {
              label: t("column.payment"),
              cell: ({ payment: { id } }) => <span className="whitespace-nowrap">{t("number", { id })}</span>,
            },
            { label: t("column.job"), cell: ({ payment }) => payment.job_title ?? t("withdrawals.credits") },
            { label: t("column.person"), cell: ({ payment }) => payment.payer.name },
            {
              label: t("column.amount"),
              numeric: true,
              cell: ({ payment }) => <Euros amount={payment.amount_with_platform_cost} />,
            },
            { label: t("column.since"), cell: ({ at }) => <AdminMoment at={at} /> },
            {
              label: t("column.state"),
              cell: (one) => <Badge tone={TONES[stateOf(one)] ?? "neutral"}>{t(`state.${stateOf(one)}`)}</Badge>,
            },
          ]}
        />
      )}
    </RecordList>
  );
}
