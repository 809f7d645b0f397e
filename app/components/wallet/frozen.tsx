import { awaitsAnswer } from "~/domain/money/deal-money";
import { helperWaitOf } from "~/domain/money/helper-wait";
import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { standstillOf } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import { useLocale } from "../locale";
import { endOf } from "../payments/end-of";
import { Link } from "../ui/link";
import { MoneyRow } from "./money-row";
import { PaymentKindNote } from "./payment-kind-note";
import { ReceiptLink } from "./receipt-link";

const GROUPS = [
  { wait: "stopped", word: "title" },
  { wait: "reported", word: "titleReported" },
  { wait: "withdrawn", word: "titleWithdrawn" },
] as const;
type Title = (typeof GROUPS)[number]["word"];

export function Frozen({ frozen }: { frozen: readonly Payment[] }) {
  return GROUPS.map(({ wait, word }) => (
    <Rows key={word} word={word} payments={frozen.filter((payment) => helperWaitOf(payment) === wait)} />
  ));
}

function Rows({ word, payments }: { word: Title; payments: readonly Payment[] }) {
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
          {payment.absence && <Reported payment={payment} />}
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

function Reported({ payment: { payer, payee, absence } }: { payment: Payment }) {
  const { t } = useTranslation("wallet");
  const values = { name: payer.name, ...endOf(absence?.until, useLocale()) };
  return (
    <span className="basis-full">
      {t(absence?.by === payee?.id ? "frozen.reportedYou" : "frozen.reported", values)}
    </span>
  );
}
