import { awaitsAnswer } from "~/domain/money/deal-money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { AdminLink } from "./admin-link";

interface WaitingWithdrawalsProps {
  payments: readonly Payment[];
  deed: "refund" | "release";
}

export function WaitingWithdrawals({ payments, deed }: WaitingWithdrawalsProps) {
  const { t } = useTranslation("adminPayment");
  const waiting = payments.filter(awaitsAnswer);
  if (waiting.length === 0) return null;
  return (
    <Alert tone="warning" title={t("waiting.title", { name: waiting[0]?.payer.name ?? "" })}>
      {t(`waiting.${deed}`)}{" "}
      {waiting.map(({ id }) => (
        <AdminLink key={id} to={`/admin/withdrawals/${id}`}>
          {t("waiting.link", { id })}
        </AdminLink>
      ))}
    </Alert>
  );
}
