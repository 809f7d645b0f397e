import { Form } from "react-router";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { useAsked } from "~/live/use-filters";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { AmountField } from "../../ui/amount-field";
import { Button } from "../../ui/button";

interface RefundPartProps {
  payment: Payment;
  typed: string;
  faults: readonly string[];
}

/** A GET form, so that the page shows the amounts before the admin confirms. */
export function RefundPart({ payment, typed, faults }: RefundPartProps) {
  const { t } = useTranslation("adminPayment");
  const locale = useLocale();
  const ref = useAsked<HTMLInputElement>(typed);
  const amount = formatEuros(centsOf(payment.amount), locale);
  return (
    <Form method="get" className="grid gap-4" noValidate>
      <AmountField
        id="back"
        ref={ref}
        label={t("amount")}
        hint={t("amountHint", { amount })}
        errors={faults}
        defaultValue={typed}
      />
      <Button variant="secondary" className="justify-self-start">
        {t("preview")}
      </Button>
    </Form>
  );
}
