import type { FailedDelivery } from "~/domain/admin/admin";
import { useTranslation } from "~/locales/use-translation";
import { AdminMoment } from "../admin-moment";
import { AdminRows } from "../admin-rows";
import { DeliveryRecipient, DeliverySubject } from "./delivery-facts";
import { type Listed, RecordList } from "./record-list";

const PATH = "/admin/outbox";

export function FailedDeliveriesPage(list: Listed<FailedDelivery, never>) {
  const { t } = useTranslation("adminRecords");
  return (
    <RecordList {...list} path={PATH} title={t("letters.title")} note={t("letters.note")} none={t("letters.none")}>
      {(failedDeliveries) => (
        <AdminRows
          caption={t("letters.title")}
          rows={failedDeliveries}
          keyOf={({ id }) => id}
          href={({ id }) => `${PATH}/${id}/retry`}
          columns={[
            {
              label: t("letters.letter"),
              cell: ({ id }) => <span className="whitespace-nowrap">{t("letters.number", { id })}</span>,
            },
            { label: t("letters.what"), cell: (delivery) => <DeliverySubject delivery={delivery} /> },
            { label: t("letters.to"), cell: (delivery) => <DeliveryRecipient delivery={delivery} /> },
            { label: t("letters.error"), cell: ({ error }) => error ?? t("unknown") },
            { label: t("letters.attempts"), numeric: true, cell: ({ attempts }) => attempts },
            {
              label: t("letters.failed"),
              cell: ({ failed_at }) => (failed_at ? <AdminMoment at={failed_at} /> : t("unknown")),
            },
          ]}
        />
      )}
    </RecordList>
  );
}
