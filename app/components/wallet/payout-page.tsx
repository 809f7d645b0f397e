import { type Cents, centsOf, FEE_PERCENT, feeOf, formatEuros, formatMoney, formatSum } from "~/domain/money/money";
import { isPayoutToday, type Payout, type Wallet } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { MoneyStopped } from "../payments/money-stopped";
import { SumTable } from "../payments/sum-table";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { ErrorSummary } from "../ui/error-summary";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { PayoutAmount } from "./payout-amount";
import { PayoutRefusal } from "./payout-card";

interface PayoutPageProps {
  wallet: Wallet;
  stopped: boolean;
  onItsWay: Payout | null;
  amount: Cents | null;
  typed?: string;
  /** Epoch milliseconds. */
  now: number;
  errors: { amount: string[]; form: string[] };
}

export function PayoutPage(props: PayoutPageProps) {
  const { wallet, stopped, onItsWay, amount, typed, errors, now } = props;
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const confirms = amount !== null && wallet.refusal === null && wallet.can_payout && !stopped;
  const summary = [
    ...errors.form.map((text) => ({ id: "payout-part", text })),
    ...errors.amount.map((text) => ({ id: "amount", text, field: "amount" })),
  ];
  return (
    <DealPage
      title={t(confirms ? "payout.confirmTitle" : "payout.title")}
      back={{ to: "/wallet", text: t("payout.back") }}
    >
      <ErrorSummary errors={summary} />
      <div id="payout-part">
        {wallet.refusal === "nothing_to_pay_out" ? (
          <Alert tone="info" title={t("payout.nothing")} />
        ) : wallet.refusal === "payout_soon" ? (
          <Alert tone="info" title={t("payout.soon")}>
            {t(isPayoutToday(wallet, now) ? "balance.today" : "balance.next", {
              date: formatDay(wallet.next_payout_date, locale),
            })}
          </Alert>
        ) : wallet.refusal ? (
          <PayoutRefusal refusal={wallet.refusal} until={wallet.iban_waits_until} />
        ) : !wallet.can_payout ? (
          <Alert tone="info" title={t("direct.title")}>
            {t("direct.text")}
          </Alert>
        ) : stopped ? (
          <MoneyStopped act="payout" />
        ) : (
          <Card className="grid gap-5">
            {onItsWay && <OnItsWay payout={onItsWay} />}
            {amount === null ? (
              <PayoutAmount wallet={wallet} typed={typed} errors={errors.amount} />
            ) : (
              <Confirmation {...props} amount={amount} />
            )}
          </Card>
        )}
      </div>
    </DealPage>
  );
}

function OnItsWay({ payout }: { payout: Payout }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const amount = formatEuros(centsOf(payout.net), locale);
  return (
    <Alert tone="warning" title={t("payout.onItsWay", { amount, at: formatDayAndTime(payout.created_at, locale) })}>
      {t("payout.onItsWayText")}
    </Alert>
  );
}

function Confirmation({ wallet, amount }: PayoutPageProps & { amount: Cents }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const fee = feeOf(amount, FEE_PERCENT);
  const percent = Number(wallet.early_payout_fee_percent);
  return (
    <>
      <SumTable
        lines={[
          { text: t("payout.from"), amount: formatSum(amount, locale) },
          { text: t("payout.fee", { percent }), amount: `−\u00a0${formatSum(fee, locale)}` },
        ]}
        total={{ text: t("payout.net"), amount: formatSum(amount - fee, locale) }}
      />
      <p className="text-ink-soft">
        {t("payout.to", { iban: wallet.iban ?? "" })}
        <br />
        {t("payout.free", { date: formatDay(wallet.next_payout_date, locale) })}
      </p>
      <PostForm
        form={{ id: "payout" }}
        action={`/wallet/uitbetalen?amount=${formatMoney(amount)}`}
        className="grid gap-2"
      >
        <input type="hidden" name="amount" value={formatMoney(amount)} />
        <input type="hidden" name="pending" value={wallet.pending} />
        <Button className="button-wide" pendingText={t("payout.pending")}>
          {t("payout.submit", { amount: formatEuros(amount - fee, locale) })}
        </Button>
        <Link className="button button-quiet" to="/wallet/uitbetalen">
          {t("payout.other")}
        </Link>
      </PostForm>
    </>
  );
}
