import type { LedgerPage as Books } from "~/domain/admin/admin";
import { centsOf } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";
import { Euros } from "./euros";
import { LedgerRow, LedgerTable } from "./ledger-table";

export function LedgerAccounts({ books: { accounts, sum } }: { books: Books }) {
  const { t } = useTranslation("adminRecords");
  const balanced = centsOf(sum) === 0;
  return (
    <section className="grid content-start gap-3">
      <h2 className="flex flex-wrap items-center gap-3 text-lg">
        {t("ledger.accounts")}
        <Badge tone={balanced ? "action" : "danger"} icon={balanced ? "check" : "warning"}>
          {t(balanced ? "ledger.balanced" : "ledger.unbalanced")}
        </Badge>
      </h2>
      <LedgerTable caption={t("ledger.accounts")}>
        <tbody>
          {accounts.map(({ account, balance }) => (
            <LedgerRow key={account} account={account} amount={balance} />
          ))}
          <tr className="ledger-sum">
            <th scope="row">{t("ledger.sum")}</th>
            <td className="admin-number">
              <Euros amount={sum} />
            </td>
          </tr>
        </tbody>
      </LedgerTable>
    </section>
  );
}
