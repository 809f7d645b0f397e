import { centsOf, formatSum } from "~/domain/money";
import type { WalletEntry } from "~/domain/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { InvoiceLinks } from "../payments/invoice-links";
import { Link } from "../ui/link";
import { MoneyRow } from "./money-row";
import { ReceiptLink } from "./receipt-link";
import { signedEuros } from "./signed";

export function EntryRow({ entry }: { entry: WalletEntry }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const cents = centsOf(entry.amount);
  const after = formatSum(centsOf(entry.balance_after), locale);
  return (
    <MoneyRow
      title={t(`history.kind.${entry.kind}`)}
      notes={
        <>
          <time dateTime={entry.created_at}>{formatDay(entry.created_at, locale)}</time>
          {entry.job !== null && (
            <Link className="text-link" to={`/task/${entry.job}`}>
              {t("history.job")}
            </Link>
          )}
          {entry.payment !== null && <ReceiptLink payment={entry.payment} received={entry.account === "balance"} />}
          {entry.invoices && <InvoiceLinks invoices={entry.invoices} />}
        </>
      }
      amount={signedEuros(cents, locale)}
      plus={cents > 0}
      aside={t(entry.account === "credits" ? "history.afterCredits" : "history.after", { amount: after })}
    />
  );
}
