import { isKeptByPayer } from "~/domain/money/chargeback-life";
import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { earnedOf, isCompensation } from "~/domain/money/payment-life";
import { hasArrived } from "~/domain/money/payout-life";
import type { Earnings } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Link } from "../ui/link";
import { MoneyRow } from "./money-row";
import { PayoutRows } from "./payouts";

export function YearPayments({ earnings: { payments } }: { earnings: Earnings }) {
  const { t } = useTranslation("receipts");
  if (payments.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t("year.payments")}</h2>
      <ol className="money-rows">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ol>
    </section>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const euros = (cents: number) => formatSum(cents, locale);
  const fee = centsOf(payment.helper_fee);
  const taken = isKeptByPayer(payment) ? centsOf(payment.chargeback?.from_balance ?? "0.00") : 0;
  return (
    <MoneyRow
      title={payment.job_title ?? t("jobGone")}
      notes={
        <>
          <time dateTime={payment.released_at ?? ""}>{formatDay(payment.released_at ?? "", locale)}</time>
          <span>{payment.payer.name}</span>
          {payment.kind === "tip" && <span>{t("part.tip")}</span>}
          {isCompensation(payment) && <span>{t("year.compensation")}</span>}
          {taken > 0 && (
            <span>
              {t("year.takenNote", { credited: euros(centsOf(payment.helper_amount) + taken), taken: euros(taken) })}
            </span>
          )}
          {taken === 0 && fee > 0 && (
            <span>{t("year.paymentNote", { gross: euros(earnedOf(payment)), fees: euros(fee) })}</span>
          )}
          <Link className="text-link print-hidden" to={`/wallet/betaling/${payment.id}`}>
            {t("year.payment")}
          </Link>
        </>
      }
      amount={euros(centsOf(payment.helper_amount))}
    />
  );
}

export function YearPayouts({ earnings: { payouts, year } }: { earnings: Earnings }) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const sumOf = (amounts: string[]) => amounts.reduce((sum, amount) => sum + centsOf(amount), 0);
  const arrived = payouts.filter(({ status }) => hasArrived(status));
  const fees = sumOf(payouts.map(({ fee }) => fee));
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t("year.payouts")}</h2>
      {payouts.length === 0 ? (
        <p className="text-ink-soft">{t("year.noPayouts", { year })}</p>
      ) : (
        <>
          <PayoutRows payouts={payouts} />
          <dl className="grid gap-1 px-[clamp(1rem,3vw,1.5rem)]">
            {fees > 0 && <Total term={t("year.payoutFees")} amount={formatSum(fees, locale)} />}
            <Total term={t("year.payoutsTotal")} amount={formatSum(sumOf(arrived.map(({ net }) => net)), locale)} />
          </dl>
        </>
      )}
    </section>
  );
}

function Total({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{term}</dt>
      <dd className="money">{amount}</dd>
    </div>
  );
}
