import { centsOf, formatSum } from "~/domain/money/money";
import { isPaidOutFree, type Wallet } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Card } from "../ui/card";
import { Link } from "../ui/link";

export function OwnMoney({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation(["waiting", "wallet"]);
  const locale = useLocale();
  const when = isPaidOutFree(wallet) && t("transfer", { date: formatDay(wallet.next_payout_date, locale) });
  const parts = [
    { term: t("wallet:balance.label"), amount: wallet.balance, note: when },
    { term: t("wallet:balance.held"), amount: wallet.held },
    { term: t("wallet:balance.pending"), amount: wallet.pending },
    { term: t("credits"), amount: wallet.credits },
    { term: t("paidHeld"), amount: wallet.paid_held ?? "0.00" },
  ].filter(({ amount }) => centsOf(amount) > 0);
  return (
    <Card as="section" className="grid gap-3" aria-labelledby="money-title">
      <h2 id="money-title" className="text-xl">
        {t("money")}
      </h2>
      <dl className="grid gap-2">
        {parts.map(({ term, amount, note }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt>{term}</dt>
            <dd className="money font-bold">{formatSum(centsOf(amount), locale)}</dd>
            {note && <dd className="basis-full text-ink-soft first-letter:uppercase">{note}</dd>}
          </div>
        ))}
      </dl>
      <Link className="text-link inline-flex min-h-11 items-center justify-self-start" to="/wallet">
        {t("toWallet")}
      </Link>
    </Card>
  );
}
