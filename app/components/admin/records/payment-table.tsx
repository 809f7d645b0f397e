import { allBack } from "~/domain/money/kept-fee";
import { formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isLost } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import { AdminRows } from "../admin-rows";
import { Euros } from "./euros";
import { PaymentBadge } from "./payment-badge";

export function PaymentTable({ caption, payments }: { caption: string; payments: readonly Payment[] }) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminRows
      caption={caption}
      rows={payments}
      keyOf={({ id }) => id}
      href={({ id }) => `/admin/payments/${id}`}
      columns={[
        {
          label: t("payments.payment"),
          cell: ({ id }) => <span className="whitespace-nowrap">{t("payments.number", { id })}</span>,
        },
        { label: t("payments.status"), cell: (payment) => <PaymentBadge payment={payment} /> },
        { label: t("payments.kind"), cell: (payment) => <Purpose payment={payment} /> },
        {
          label: t("payments.paid"),
          numeric: true,
          cell: ({ amount_with_platform_cost }) => <Euros amount={amount_with_platform_cost} />,
        },
        {
          label: t("payments.earned"),
          numeric: true,
          cell: (payment) => <Euros amount={isLost(payment) ? "0.00" : payment.helper_amount} />,
        },
        {
          label: t("payments.returned"),
          numeric: true,
          cell: (payment) => {
            const back = allBack(payment);
            return back > 0 ? <Euros amount={formatMoney(back)} /> : t("unknown");
          },
        },
        { label: t("payments.parties"), cell: (payment) => <Parties payment={payment} /> },
        { label: t("payments.when"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
      ]}
    />
  );
}

function Parties({ payment: { payer, payee } }: { payment: Payment }) {
  return (
    <span className="grid justify-items-start gap-1">
      <AdminPerson person={payer} />
      {payee && <AdminPerson person={payee} />}
    </span>
  );
}

function Purpose({ payment: { kind, job_id } }: { payment: Payment }) {
  const { t } = useTranslation("adminRecords");
  return (
    <span>
      {t(`payments.kinds.${kind}`)}
      {job_id && (
        <>
          {", "}
          <AdminLink to={`/admin/jobs/${job_id}`}>{t("payments.jobNumber", { id: job_id })}</AdminLink>
        </>
      )}
    </span>
  );
}
