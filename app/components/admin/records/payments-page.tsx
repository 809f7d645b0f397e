import type { Payment } from "~/domain/payment";
import { PAYMENT_STATUSES } from "~/domain/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { FilterBar } from "../filter-bar";
import { FilterNumber, FilterSelect } from "../filter-fields";
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
  const { t } = useTranslation(["adminRecords", "admin"]);
  const statuses = PAYMENT_STATUSES.map((value) => ({ value, label: t(`payments.statuses.${value}`) }));
  return (
    <FilterBar path={PATH}>
      <FilterSelect
        name="status"
        label={t("admin:filter.status")}
        value={asked.status}
        options={[{ value: "", label: t("admin:filter.all") }, ...statuses]}
      />
      <FilterNumber name="user" label={t("admin:filter.user")} value={asked.user} errors={errors} />
      <FilterNumber name="job" label={t("filter.job")} value={asked.job} errors={errors} />
    </FilterBar>
  );
}
