import type { LedgerPage as Books } from "~/domain/admin/admin";
import { centsOf } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";
import { AccountName } from "./account-name";
import { Euros } from "./euros";

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
      <table className="ledger-table">
        <caption className="visually-hidden">{t("ledger.accounts")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("ledger.account")}</th>
            <th scope="col" className="admin-number">
              {t("ledger.amount")}
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, balance }) => (
            <tr key={account}>
              <th scope="row">
                <AccountName account={account} />
              </th>
              <td className="admin-number">
                <Euros amount={balance} />
              </td>
            </tr>
          ))}
          <tr className="ledger-sum">
            <th scope="row">{t("ledger.sum")}</th>
            <td className="admin-number">
              <Euros amount={sum} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
