import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { canRemind } from "~/domain/money/payment-reminder";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { RemindForm } from "../payments/remind-form";
import { Link } from "../ui/link";
import { MoneyRow } from "./money-row";

export function Requested({ requested, now }: { requested: readonly Payment[]; now: number }) {
  const { t } = useTranslation("wallet");
  if (requested.length === 0) return null;
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t("requested.title")}</h2>
      <ol className="money-rows">
        {requested.map((payment) => (
          <RequestedRow key={payment.id} payment={payment} now={now} />
        ))}
      </ol>
    </section>
  );
}

function RequestedRow({ payment, now }: { payment: Payment; now: number }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const { name } = payment.payer;
  return (
    <MoneyRow
      title={payment.job_title}
      notes={
        <>
          <span>{t("requested.since", { name, day: formatDay(payment.created_at, locale) })}</span>
          {payment.description && <span className="basis-full">{payment.description}</span>}
          <Link className="text-link inline-flex min-h-11 items-center" to={`/messages/${payment.chat_uri}`}>
            {t("requested.chat")}
          </Link>
        </>
      }
      action={canRemind(payment) && <RemindForm payment={payment} now={now} next="/wallet" />}
      amount={formatSum(centsOf(payment.amount), locale)}
    />
  );
}
