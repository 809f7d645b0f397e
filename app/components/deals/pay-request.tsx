import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isAgain } from "~/domain/money/payment-request";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { OnceInput } from "../ui/once-input";

export function PayRequest({ payment, terms, name }: { payment: Payment; terms: PaymentTerms; name: string }) {
  const { t } = useTranslation("extraWork");
  const locale = useLocale();
  const total = payment.amount_with_platform_cost;
  if (terms.mode === "direct") {
    return (
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="amount_with_platform_cost" value={total} />
        <OnceInput form="settle" />
        <p>{t("request.settleNote", { name })}</p>
        <Button name="intent" value="settle" className="button-wide" pendingText={t("request.settlePending")}>
          {t("request.settle")}
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post" className="grid gap-2">
      {/* The amount that the user saw: the API rejects it if it has changed. */}
      <input type="hidden" name="amount_with_platform_cost" value={total} />
      <Button name="intent" value="pay" className="button-wide" pendingText={t("request.payPending")}>
        <Icon name="lock" />
        {t(isAgain(payment) ? "request.payAgain" : "request.pay", { total: formatEuros(centsOf(total), locale) })}
      </Button>
      <p className="text-center text-sm text-ink-soft">{t("request.payNote")}</p>
    </Form>
  );
}
