import { type Cents, centsOf, formatEuros, formatSum } from "~/domain/money/money";
import { payoutsInWords, scheduleFrom } from "~/domain/money/payout-schedule";
import { isPayoutToday, MIN_PAYOUT_CENTS, type Wallet } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Card } from "../ui/card";

interface BalanceCardProps {
  wallet: Wallet;
  stopped?: boolean;
  now: number;
}

function noteOf({ wallet, stopped, now }: BalanceCardProps, balance: Cents) {
  if (balance === 0) return "none";
  if (wallet.refusal === "iban_waits") return "nextWaits";
  if (!wallet.can_payout && wallet.refusal !== "payout_soon") return "nextBlocked";
  if (balance < MIN_PAYOUT_CENTS) return "tooLittle";
  if (stopped) return "stopped";
  return isPayoutToday(wallet, now) ? "today" : "next";
}

export function BalanceCard(props: BalanceCardProps) {
  const { wallet } = props;
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const balance = centsOf(wallet.balance);
  const apart = centsOf(wallet.set_apart ?? "0.00");
  const date = formatDay(wallet.next_payout_date, locale);
  const note = noteOf(props, balance);
  const frozen = centsOf(wallet.frozen ?? "0.00");
  const standing = frozen === 0 ? "heldText" : frozen === centsOf(wallet.held) ? "frozenText" : "frozenPartText";
  const heldText = t(`balance.${standing}`, { amount: formatEuros(frozen, locale) });
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="balance-label">{t("balance.label")}</h2>
        <p className="money money-display">{formatSum(balance, locale)}</p>
        <p className="text-ink-soft">
          {t(`balance.${note}`, {
            date,
            when: payoutsInWords(scheduleFrom(wallet), locale),
            least: formatEuros(MIN_PAYOUT_CENTS, locale),
          })}
        </p>
      </div>
      <dl className="balance-parts">
        <Part term={t("balance.held")} cents={centsOf(wallet.held)} text={heldText} />
        {apart > 0 && <Part term={t("balance.setApart")} cents={apart} text={t("balance.setApartText")} />}
        {centsOf(wallet.pending) > 0 && <Part term={t("balance.pending")} cents={centsOf(wallet.pending)} />}
      </dl>
    </Card>
  );
}

function Part({ term, cents, text }: { term: string; cents: number; text?: string }) {
  const locale = useLocale();
  return (
    <div>
      <dt className="text-sm font-bold">{term}</dt>
      <dd>
        <span className="money text-xl">{formatSum(cents, locale)}</span>
        {text && <span className="block text-sm text-ink-soft">{text}</span>}
      </dd>
    </div>
  );
}
