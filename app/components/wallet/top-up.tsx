import { type Cents, centsOf, formatEuros, formatMoney, formatSum } from "~/domain/money/money";
import { TOP_UP_MAX, TOP_UP_MIN } from "~/domain/money/payment";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { SumTable } from "../payments/sum-table";
import { AmountField } from "../ui/amount-field";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";

export interface TopUpProps {
  credits: string;
  amount: Cents | null;
  typed?: string;
  errors: { amount: string[]; form: string[] };
}

export function TopUp(props: TopUpProps) {
  const { amount } = props;
  return amount === null ? <Amount {...props} /> : <Confirmation {...props} amount={amount} />;
}

function Amount({ typed, errors }: TopUpProps) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  return (
    <>
      <h2 className="text-xl">{t("credits.addTitle")}</h2>
      <Form method="get" action="/wallet/tegoed" noValidate className="grid gap-4">
        <AmountField
          label={t("credits.amount")}
          hint={t("credits.amountHint", {
            least: formatEuros(TOP_UP_MIN, locale),
            most: formatEuros(TOP_UP_MAX, locale),
          })}
          errors={errors.amount}
          defaultValue={typed}
        />
        <Button>{t("credits.next")}</Button>
      </Form>
    </>
  );
}

function Confirmation({ credits, amount }: TopUpProps & { amount: Cents }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const euros = (cents: Cents) => formatSum(cents, locale);
  return (
    <>
      <SumTable
        lines={[
          { text: t("credits.now"), amount: euros(centsOf(credits)) },
          { text: t("credits.added"), amount: `+\u00a0${euros(amount)}` },
        ]}
        total={{ text: t("credits.after"), amount: euros(centsOf(credits) + amount) }}
      />
      <p className="text-ink-soft">{t("credits.free")}</p>
      <PostForm form={{ id: "top-up" }} action={`/wallet/tegoed?amount=${formatMoney(amount)}`} className="grid gap-2">
        <input type="hidden" name="amount" value={formatMoney(amount)} />
        <Button className="button-wide" pendingText={t("credits.pending")}>
          <Icon name="lock" />
          {t("credits.pay", { amount: formatEuros(amount, locale) })}
        </Button>
        <p className="text-center text-sm text-ink-soft">{t("credits.payNote")}</p>
        <Link className="button button-quiet" to="/wallet/tegoed">
          {t("credits.other")}
        </Link>
      </PostForm>
    </>
  );
}
