import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";
import { AdminMoment } from "./admin-moment";
import { AdminPages } from "./admin-pages";
import { DISPUTE_TONES } from "./status-tones";

const PATH = "/admin/disputes";

export function DisputesPage({ disputes, page }: { disputes: Page<Payment>; page: number }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  return (
    <section className="grid gap-4">
      <AdminHead title={t("nav.disputes")} note={t("dispute.note")} />
      <div className="grid gap-4" data-part="list">
        <AdminList
          caption={t("nav.disputes")}
          empty={{ title: t("empty.disputes"), text: t("empty.disputesText") }}
          rows={disputes.results}
          keyOf={({ id }) => id}
          href={({ id }) => `${PATH}/${id}`}
          columns={[
            { label: t("column.dispute"), cell: ({ id }) => t("queue.dispute", { id }) },
            { label: t("column.parties"), cell: ({ payer, payee }) => `${payer.name} · ${payee?.name ?? ""}` },
            {
              label: t("column.amount"),
              cell: ({ amount }) => formatSum(centsOf(amount), locale),
              numeric: true,
            },
            {
              label: t("filter.status"),
              cell: ({ dispute }) =>
                dispute && <Badge tone={DISPUTE_TONES[dispute.status]}>{t(`disputeStatus.${dispute.status}`)}</Badge>,
            },
            { label: t("column.deskAt"), cell: ({ dispute }) => dispute && <AdminMoment at={dispute.desk_at} /> },
          ]}
        />
        <AdminPages path={PATH} search={{ status: "", search: "", user: "", page }} count={disputes.count} />
      </div>
    </section>
  );
}
