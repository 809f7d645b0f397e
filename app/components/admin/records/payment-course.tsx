import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { type AboutPayment, courseOf, nextOf } from "~/domain/money/payment-course";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { AdminMoment } from "../admin-moment";
import { AdminPanel } from "../admin-panel";

export function PaymentCourse({ payment, ...about }: AboutPayment & { payment: Payment }) {
  const { t } = useTranslation("adminPayment");
  const locale = useLocale();
  const next = nextOf(payment);
  return (
    <AdminPanel title={t("course")}>
      <ol className="admin-said">
        {courseOf(payment, about).map(({ step, at, amount, extraBack, by }) => (
          <li key={`${step} ${at}`}>
            <p className="admin-said-head">
              <b>
                {t(extraBack ? "steps.proposedBack" : `steps.${step}`, {
                  name: by === payment.payer.id ? payment.payer.name : (payment.payee?.name ?? ""),
                  amount: formatSum(centsOf(amount ?? "0.00"), locale),
                })}
              </b>
              <AdminMoment at={at} />
            </p>
          </li>
        ))}
        {next && (
          <li>
            <p className="admin-said-head text-ink-soft">
              {t(`next.${next.step}`)}
              <AdminMoment at={next.at} />
            </p>
          </li>
        )}
      </ol>
    </AdminPanel>
  );
}
