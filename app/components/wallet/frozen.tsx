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

/** Held money of the helper that waits for a decision. */
export function Frozen({ frozen }: { frozen: readonly Payment[] }) {
  const { t } = useTranslation("wallet");
  if (frozen.length === 0) return null;
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t("frozen.title")}</h2>
      <ol className="money-rows">
        {frozen.map((payment) => (
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
