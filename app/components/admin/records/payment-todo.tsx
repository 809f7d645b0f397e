import { isDisputed } from "~/domain/money/deal-money";
import type { MoneyCase } from "~/domain/money/money-case";
import { isOtherAmount } from "~/domain/money/money-case-life";
import type { Payment } from "~/domain/money/payment";
import { type frozenBy, paymentDeeds } from "~/domain/money/payment-deeds";
import { isHeld, isOverdue } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../../ui/alert";
import { AdminLink } from "../admin-link";
import { AdminPanel } from "../admin-panel";
import { ChoiceLinks } from "../choice-links";

export type Frozen = ReturnType<typeof frozenBy>;

interface PaymentTodoProps {
  payment: Payment;
  cases: readonly MoneyCase[];
  involved: boolean;
  frozen: Frozen;
  now: number;
}

export function PaymentTodo({ payment, cases, involved, frozen, now }: PaymentTodoProps) {
  const { t } = useTranslation(["adminPayment", "admin"]);
  const { id, status, paused_at } = payment;
  if (involved)
    return (
      <Alert tone="info" title={t("admin:involved.title")}>
        {t("admin:involved.text")}
      </Alert>
    );
  const deeds = paymentDeeds(payment, now, frozen !== null);
  return (
    <AdminPanel title={t("todo")}>
      {frozen && <FrozenNote payment={payment} frozen={frozen} />}
      {isHeld(status) && paused_at && (
        <Alert tone="warning" title={t("paused")}>
          {t(isOverdue(payment, now) ? "overdueText" : "pausedText")}
        </Alert>
      )}
      {!isHeld(status) && !isDisputed(status) && <NotHeld cases={cases} />}
      <ChoiceLinks
        label={t("todo")}
        choices={deeds.map((deed) => ({
          to: `/admin/payments/${id}/${deed}`,
          text: t(`deeds.${deed}.choice`),
          hint: t(`deeds.${deed}.hint`),
        }))}
      />
    </AdminPanel>
  );
}

function NotHeld({ cases }: Pick<PaymentTodoProps, "cases">) {
  const { t } = useTranslation("adminPayment");
  const open = cases.find(({ kind, handled_at }) => isOtherAmount(kind) && handled_at === null);
  if (!open) return <p className="text-ink-soft">{t("notHeld")}</p>;
  return (
    <p>
      {t(open.currency === "eur" ? "setApart" : "notBooked")}{" "}
      <AdminLink to={`/admin/money/${open.id}`}>{t("otherAmount")}</AdminLink>
    </p>
  );
}

interface FrozenNoteProps {
  payment: Pick<Payment, "id">;
  frozen: NonNullable<Frozen>;
}

export function FrozenNote({ payment, frozen: { id, by } }: FrozenNoteProps) {
  const { t } = useTranslation("adminPayment");
  const isOwn = id === payment.id;
  return (
    <Alert tone="warning" title={t("frozen.title")}>
      {t(isOwn ? `frozen.own_${by}` : `frozen.${by}`, { id })}{" "}
      {!(isOwn && by === "bank") && (
        <AdminLink to={by === "dispute" ? `/admin/disputes/${id}` : `/admin/payments/${id}`}>
          {t(`frozen.to_${by}`, { id })}
        </AdminLink>
      )}
    </Alert>
  );
}
