import { isChargedBack, isKeptByPayer } from "~/domain/money/chargeback-life";
import { type Cents, centsOf, formatSum } from "~/domain/money/money";
import { isCompensation } from "~/domain/money/payment-life";
import { isForPrice } from "~/domain/money/payment-request";
import { isReturned } from "~/domain/money/returned-payment";
import type { Earnings } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { requestAddress } from "../deals/request-address";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { SumTable } from "../payments/sum-table";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import { MoneyRow } from "./money-row";

export function YearPaid({ paid }: { paid: NonNullable<Earnings["paid"]> }) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const euros = (amount: string) => formatSum(centsOf(amount), locale);
  const isRefunded = centsOf(paid.refunded) > 0;
  return (
    <section className="grid gap-3">
      <h2>{t("year.paid")}</h2>
      <Card>
        <SumTable
          lines={[
            {
              text: `${t("year.paidTotal")} (${t("year.jobs", { count: paid.payments.length })})`,
              amount: euros(paid.total),
            },
            ...(isRefunded ? [{ text: t("year.paidBack"), amount: `−\u00a0${euros(paid.refunded)}` }] : []),
          ]}
          total={{ text: t("year.paidNet"), amount: euros(paid.net) }}
        />
        <p className="pt-3 text-sm">
          {t(isRefunded ? "year.paidFeesBack" : "year.paidFees", { fees: euros(paid.fees) })}
        </p>
      </Card>
      <ol className="money-rows">
        {paid.payments.map((payment) => (
          <PaidRow key={`${payment.id} ${payment.paid_at}`} payment={payment} />
        ))}
      </ol>
      <p className="measure">{t("year.paidWhen")}</p>
    </section>
  );
}

type PaidPayment = NonNullable<Earnings["paid"]>["payments"][number];

function backOf(payment: PaidPayment): { word: "paidChargedBack" | "paidTaken" | null; taken: Cents; refunded: Cents } {
  const { chargeback, refunded_amount, back = refunded_amount } = payment;
  const word = isChargedBack(payment) ? "paidChargedBack" : isKeptByPayer(payment) ? "paidTaken" : null;
  const taken = word && chargeback ? Math.min(centsOf(back), centsOf(chargeback.amount)) : 0;
  return { word, taken, refunded: centsOf(back) - taken };
}

function PaidRow({ payment }: { payment: PaidPayment }) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const euros = (amount: string) => formatSum(centsOf(amount), locale);
  const { kind, paid_at, payee, platform_cost } = payment;
  const { word, taken, refunded } = backOf(payment);
  return (
    <MoneyRow
      title={payment.job_title ?? t("jobGone")}
      notes={
        <>
          {paid_at && <time dateTime={paid_at}>{formatDay(paid_at, locale)}</time>}
          {payee && <span>{payee.name}</span>}
          <span>{t(`part.${isForPrice(payment) ? "again" : kind}`)}</span>
          {centsOf(platform_cost) > 0 && (
            <span>{t("year.paidNote", { amount: euros(payment.amount), fees: euros(platform_cost) })}</span>
          )}
          {word && taken > 0 && <span>{t(`year.${word}`, { amount: formatSum(taken, locale) })}</span>}
          {refunded > 0 && <span>{t("year.paidRefunded", { amount: formatSum(refunded, locale) })}</span>}
          {refunded > 0 && isCompensation(payment) && (
            <span>{t("year.paidCompensation", { amount: euros(payment.helper_amount) })}</span>
          )}
          {isReturned(payment) ? (
            <Link className="text-link print-hidden" to={requestAddress(payment.id)}>
              {t("year.request")}
            </Link>
          ) : (
            <Link className="text-link print-hidden" to={`/wallet/betaling/${payment.id}`}>
              {t("year.payment")}
            </Link>
          )}
        </>
      }
      amount={euros(payment.amount_with_platform_cost)}
    />
  );
}
