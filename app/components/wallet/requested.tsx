import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { MoneyRow } from "./money-row";

/** Requests of the user that the other has not paid yet. */
export function Requested({ requested }: { requested: readonly Payment[] }) {
  const { t } = useTranslation("wallet");
  if (requested.length === 0) return null;
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t("requested.title")}</h2>
      <ol className="money-rows">
        {requested.map((payment) => (
          <RequestedRow key={payment.id} payment={payment} />
        ))}
      </ol>
    </section>
  );
}

function RequestedRow({ payment }: { payment: Payment }) {
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
          <ButtonLink variant="secondary" className="button-small my-1" to={`/messages/${payment.chat_uri}`}>
            {t("requested.remind", { name })}
          </ButtonLink>
        </>
      }
      amount={formatSum(centsOf(payment.amount), locale)}
    />
  );
}
