import type { Payment } from "~/domain/money/payment";
import { isReminded } from "~/domain/money/payment-reminder";
import { useTranslation } from "~/locales/use-translation";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { OnceInput } from "../ui/once-input";

interface RemindFormProps {
  payment: Payment;
  now: number;
  next?: "/wallet";
}

export function RemindForm({ payment, now, next }: RemindFormProps) {
  const { t } = useTranslation("extraWork");
  const locale = useLocale();
  const sent = payment.reminded_at && (
    <p className="text-ink-soft">{t("remind.sent", { when: formatDayAndTime(payment.reminded_at, locale) })}</p>
  );
  if (isReminded(payment, now)) return sent;
  return (
    <Form method="post" action={`/payment/${payment.id}/meerwerk`} className="grid justify-items-start gap-1">
      <OnceInput form={`remind-${payment.id}`} />
      {next && <input type="hidden" name="next" value={next} />}
      {sent}
      <Button
        variant="secondary"
        className="button-small"
        name="intent"
        value="remind"
        pendingText={t("remind.pending")}
      >
        {t("remind.submit")}
      </Button>
    </Form>
  );
}
