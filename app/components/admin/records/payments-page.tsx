import type { Payment } from "~/domain/money/payment";
import { PAYMENT_FILTERS } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { AdminFilters } from "../admin-filters";
import { FilterNumber } from "../filter-fields";
import { PaymentTable } from "./payment-table";
import { type Listed, RecordList } from "./record-list";

const PATH = "/admin/payments";
type PaymentList = Listed<Payment, "status" | "user" | "job">;

export function PaymentsPage(list: PaymentList) {
  const { t } = useTranslation("adminRecords");
  return (
    <RecordList
      {...list}
      path={PATH}
      title={t("payments.title")}
      none={t("payments.none")}
      filters={<PaymentFilters {...list} />}
    >
      {(payments) => <PaymentTable caption={t("payments.title")} payments={payments} />}
    </RecordList>
  );
}

function PaymentFilters({ asked, errors }: PaymentList) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminFilters
      path={PATH}
      search={asked}
      statuses={PAYMENT_FILTERS.map((value) => ({
        value,
        label: t(value === "charged_back" ? "payments.chargedBack" : `payments.statuses.${value}`),
      }))}
      byPerson
      errors={errors}
    >
      <FilterNumber name="job" label={t("filter.job")} value={asked.job} errors={errors} />
    </AdminFilters>
  );
}
