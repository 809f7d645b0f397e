import { awaitsAnswer } from "~/domain/money/deal-money";
import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { standstillOf } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import { useLocale } from "../locale";
import { Link } from "../ui/link";
import { MoneyRow } from "./money-row";
import { PaymentKindNote } from "./payment-kind-note";
import { ReceiptLink } from "./receipt-link";

/** Held money of the helper that waits for a decision, or whose payer withdrew. */
export function Frozen({ frozen }: { frozen: readonly Payment[] }) {
  const isStopped = (payment: Payment) => standstillOf(payment) !== null;
  return (
    <>
      <Rows word="title" payments={frozen.filter(isStopped)} />
      <Rows word="titleWithdrawn" payments={frozen.filter((payment) => !isStopped(payment))} />
    </>
  );
}

function Rows({ word, payments }: { word: "title" | "titleWithdrawn"; payments: readonly Payment[] }) {
  const { t } = useTranslation("wallet");
  if (payments.length === 0) return null;
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t(`frozen.${word}`)}</h2>
      <ol className="money-rows">
        {payments.map((payment) => (
          <FrozenRow key={payment.id} payment={payment} />
        ))}
      </ol>
    </section>
  );
}

function FrozenRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const why = standstillOf(payment);
  return (
    <MoneyRow
      title={
        <Link className="text-link" to={`/task/${payment.job_id}`}>
          {payment.job_title}
        </Link>
      }
      notes={
        <>
          <span>{t("history.from", { name: payment.payer.name })}</span>
          <PaymentKindNote payment={payment} />
          {why && <span className="basis-full">{t(`frozen.${why}`, { name: payment.payer.name })}</span>}
          {awaitsAnswer(payment) && (
            <span className="basis-full">{t("frozen.withdrawn", { name: payment.payer.name })}</span>
          )}
          {why === "disputed" && (
            <Link className="text-link inline-flex min-h-11 items-center" to={disputeAddress(payment.id)}>
              {t("frozen.toDispute")}
            </Link>
          )}
          <ReceiptLink payment={payment.id} received />
        </>
      }
      amount={formatSum(centsOf(payment.helper_amount), locale)}
    />
  );
}
