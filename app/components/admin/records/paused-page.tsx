import type { PausedPayment } from "~/domain/money/payment-queue";
import { useTranslation } from "~/locales/use-translation";
import { AdminMoment } from "../admin-moment";
import { AdminRows } from "../admin-rows";
import { Euros } from "./euros";
import { type Listed, RecordList } from "./record-list";

export function PausedPage(list: Listed<PausedPayment, never>) {
  const { t } = useTranslation("adminQueue");
  return (
    <RecordList
      {...list}
      path="/admin/paused"
      title={t("paused.title")}
      note={t("paused.note")}
      none={t("paused.none")}
    >
      {(paused) => (
        <AdminRows
          caption={t("paused.title")}
          rows={paused}
          keyOf={({ payment }) => payment.id}
          href={({ payment }) => `/admin/payments/${payment.id}`}
          columns={[
            {
              label: t("column.payment"),
              cell: ({ payment: { id } }) => <span className="whitespace-nowrap">{t("number", { id })}</span>,
            },
            { label: t("column.job"), cell: ({ payment }) => payment.job_title ?? "–" },
            {
              label: t("column.amount"),
              numeric: true,
              cell: ({ payment }) => <Euros amount={payment.amount_with_platform_cost} />,
            },
            { label: t("column.reason"), cell: (one) => <Why paused={one} /> },
            {
              label: t("column.by"),
              cell: ({ by, objection, payment }) =>
                by?.name ??
                (objection === null ? null : payment.payer.name) ?? (
                  <span className="whitespace-nowrap">{t("paused.byTime")}</span>
                ),
            },
            { label: t("column.since"), cell: ({ since }) => <AdminMoment at={since} /> },
          ]}
        />
      )}
    </RecordList>
  );
}

function Why({ paused: { reason, objection } }: { paused: PausedPayment }) {
  const { t } = useTranslation("adminQueue");
  if (objection === null) return reason ?? t("paused.overdue");
  return (
    <span className="grid gap-1">
      {reason !== null && <span>{reason}</span>}
      <span>{t("paused.objected", { text: objection })}</span>
    </span>
  );
}
