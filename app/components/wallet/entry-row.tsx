import { centsOf, formatSum } from "~/domain/money/money";
import type { WalletEntry } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { InvoiceLinks } from "../payments/invoice-links";
import { Badge } from "../ui/badge";
import { Link } from "../ui/link";
import { MoneyRow } from "./money-row";
import { ReceiptLink } from "./receipt-link";
import { signedEuros } from "./signed";

export function EntryRow({ entry }: { entry: WalletEntry }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  const cents = centsOf(entry.amount);
  const after = formatSum(centsOf(entry.balance_after), locale);
  const isFinal = entry.kind === "chargeback" && entry.chargeback === "lost";
  const released = entry.kind === "release" && entry.extra ? "history.extra" : (`history.kind.${entry.kind}` as const);
  const kind = t(isFinal ? "history.taken" : released);
  const job = entry.job !== null && entry.job_title;
  return (
    <MoneyRow
      title={
        job ? (
          <Link className="text-link" to={`/task/${entry.job}`}>
            {job}
          </Link>
        ) : (
          kind
        )
      }
      notes={
        <>
          {job && <span>{kind}</span>}
          {entry.withdrawn && entry.kind === "release" && <Badge tone="info">{t("history.withdrawn")}</Badge>}
          <time dateTime={entry.created_at}>{formatDay(entry.created_at, locale)}</time>
          {entry.job !== null && !job && (
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
