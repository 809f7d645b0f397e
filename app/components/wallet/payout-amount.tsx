import { centsOf, formatEuros } from "~/domain/money/money";
import { MIN_PAYOUT_CENTS, type Wallet } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { typedMoney } from "../format";
import { useLocale } from "../locale";
import { AmountField } from "../ui/amount-field";
import { Button } from "../ui/button";
import { Form } from "../ui/form";

interface PayoutAmountProps {
  wallet: Wallet;
  typed?: string;
  errors?: string[];
  variant?: "primary" | "secondary";
}

export function PayoutAmount({ wallet, typed, errors, variant }: PayoutAmountProps) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const balance = centsOf(wallet.balance);
  const all = typedMoney(wallet.balance, locale);
  return (
    <Form method="get" action="/wallet/uitbetalen" noValidate className="grid gap-4">
      <AmountField
        label={t("payout.amount")}
        hint={t(balance < MIN_PAYOUT_CENTS ? "payout.amountHint" : "payout.amountRange", {
          least: formatEuros(MIN_PAYOUT_CENTS, locale),
          amount: formatEuros(balance, locale),
        })}
        errors={errors}
        defaultValue={typed ?? all}
      />
      <Button variant={variant}>{t("payout.next")}</Button>
    </Form>
  );
}
