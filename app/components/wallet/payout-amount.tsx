import { Form } from "react-router";
import { centsOf, formatEuros } from "~/domain/money";
import { PAYOUT_MINIMUM, type Wallet } from "~/domain/wallet";
import { useTranslation } from "~/locales/use-translation";
import { typedMoney } from "../format";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Input } from "../ui/input";

interface PayoutAmountProps {
  wallet: Wallet;
  typed?: string;
  errors?: string[];
}

export function PayoutAmount({ wallet, typed, errors }: PayoutAmountProps) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const balance = centsOf(wallet.balance);
  const all = typedMoney(wallet.balance, locale);
  return (
    <Form method="get" action="/wallet/uitbetalen" noValidate className="grid gap-4">
      <Field
        id="amount"
        name="amount"
        label={t("payout.amount")}
        hint={t(balance < PAYOUT_MINIMUM ? "payout.amountHint" : "payout.amountRange", {
          least: formatEuros(PAYOUT_MINIMUM, locale),
          amount: formatEuros(balance, locale),
        })}
        errors={errors}
      >
        {(attributes) => (
          <Input
            {...attributes}
            defaultValue={typed ?? all}
            before="€"
            inputMode="decimal"
            autoComplete="off"
            className="money"
          />
        )}
      </Field>
      <Button>{t("payout.next")}</Button>
    </Form>
  );
}
