import type { Payment } from "~/domain/money/payment";
import { courseOf, nextOf } from "~/domain/money/payment-course";
import { useTranslation } from "~/locales/use-translation";
import { DeskMoment } from "../desk-moment";
import { DeskPanel } from "../desk-panel";

export function PaymentCourse({ payment }: { payment: Payment }) {
  const { t } = useTranslation("adminPayment");
  const next = nextOf(payment);
  return (
    <DeskPanel title={t("course")}>
      <ol className="desk-said">
        {courseOf(payment).map(({ step, at }) => (
          <li key={step}>
            <p className="desk-said-head">
              <b>{t(`steps.${step}`)}</b>
              <DeskMoment at={at} />
            </p>
          </li>
        ))}
        {next && (
          <li>
            <p className="desk-said-head text-ink-soft">
              {t(`next.${next.step}`)}
              <DeskMoment at={next.at} />
            </p>
          </li>
        )}
      </ol>
    </DeskPanel>
  );
}
