import { isSuspended } from "~/domain/accounts/account-life";
import { isChargedBack } from "~/domain/money/chargeback-life";
import { isPricePayment, isWaiting } from "~/domain/money/deal-money";
import { type Cents, centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { holdOf, isWithUs } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { endOf } from "../payments/end-of";
import { PaymentBadge } from "../payments/payment-badge";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { MoneyRow } from "./money-row";
import { PaymentKindNote } from "./payment-kind-note";
import { ReceiptLink } from "./receipt-link";

const totalOf = (payments: readonly Payment[]): Cents =>
  payments.reduce((sum, { amount_with_platform_cost }) => sum + centsOf(amount_with_platform_cost), 0);

interface WaitingProps {
  waiting: readonly Payment[];
  first: boolean;
}

export function Waiting({ waiting, first }: WaitingProps) {
  const { t } = useTranslation("wallet");
  const requests = waiting.filter(isWaiting);
  // A tip is never held: it is the helper's once the bank confirms it.
  const tips = waiting.filter(({ kind }) => kind === "tip");
  const held = waiting.filter((payment) => payment.kind !== "tip" && !isWaiting(payment));
  return (
    <>
      {requests.length > 0 && (
        <section className="grid content-start gap-3">
          <h2 className="text-xl">{t("waiting.toPay")}</h2>
          <ol className="money-rows">
            {requests.map((payment) => (
              <AskedRow key={payment.id} payment={payment} />
            ))}
          </ol>
        </section>
      )}
      {(first || held.length > 0) && <Held held={held} first={first} />}
      {tips.length > 0 && (
        <section className="grid content-start gap-3">
          <h2 className="text-xl">{t("waiting.tips")}</h2>
          <ol className="money-rows">
            {tips.map((payment) => (
              <HeldRow key={payment.id} payment={payment} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Held({ held, first }: { held: readonly Payment[]; first: boolean }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className={first ? "balance-label" : "text-xl"}>{t(first ? "waiting.title" : "waiting.titleAlso")}</h2>
        <p className={first ? "money money-display" : "money text-2xl"}>
          {formatSum(totalOf(held.filter(isWithUs)), locale)}
        </p>
        {held.length === 0 && <p className="text-ink-soft">{t("waiting.none")}</p>}
      </div>
      {held.length > 0 && (
        <ol className="money-rows money-rows-inside">
          {held.map((payment) => (
            <HeldRow key={payment.id} payment={payment} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function stopOf(payment: Payment) {
  if (isChargedBack(payment)) return "chargedBack";
  return payment.dispute ? "disputed" : "processing";
}

function HeldRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const hold = holdOf(payment);
  const name = payment.payee?.name ?? "";
  const isExtra = payment.kind === "request" && !isPricePayment(payment);
  const isOwnAbsence = payment.absence?.by === payment.payer.id;
  const waitsFor = hold?.waitsFor === "absence" && isOwnAbsence ? "absenceOwn" : hold?.waitsFor;
  const workWord = isExtra ? "workExtra" : payment.payee && isSuspended(payment.payee) ? "workSuspended" : "work";
  return (
    <MoneyRow
      title={payment.job_title ?? t("history.topUp")}
      notes={
        <>
          {payment.payee && <span>{t("waiting.to", { name })}</span>}
          <PaymentKindNote payment={payment} />
          <PaymentBadge payment={payment} />
          <ReceiptLink payment={payment.id} />
          <span className="basis-full">
            {hold && waitsFor
              ? t(`waiting.${waitsFor === "work" ? workWord : waitsFor}`, {
                  name,
                  ...endOf(hold.until, locale),
                })
              : t(`waiting.${stopOf(payment)}`)}
          </span>
          {hold?.waitsFor === "approval" && (
            <ButtonLink className="button-small my-1" to={`/task/${payment.job_id}/actie/solve`}>
              {t("waiting.approve")}
            </ButtonLink>
          )}
        </>
      }
      amount={formatSum(centsOf(payment.amount_with_platform_cost), locale)}
    />
  );
}

function AskedRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  return (
    <MoneyRow
      title={payment.job_title}
      notes={
        <>
          <span>{t("waiting.asked", { name: payment.payee?.name ?? "" })}</span>
          {payment.description && <span className="basis-full">{payment.description}</span>}
          <ButtonLink variant="secondary" className="button-small my-1" to={`/payment/${payment.id}/meerwerk`}>
            {t("waiting.pay")}
          </ButtonLink>
        </>
      }
      amount={formatSum(centsOf(payment.amount_with_platform_cost), locale)}
    />
  );
}
