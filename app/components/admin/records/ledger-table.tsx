import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { AccountName } from "./account-name";
import { Euros } from "./euros";

export function LedgerTable({ caption, children }: { caption: string; children: ReactNode }) {
  const { t } = useTranslation("adminRecords");
  return (
    <table className="ledger-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("ledger.account")}</th>
          <th scope="col" className="admin-number">
            {t("ledger.amount")}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

export function LedgerRow({ account, amount }: { account: string; amount: string }) {
  return (
    <tr>
      <th scope="row">
        <AccountName account={account} />
      </th>
      <td className="admin-number">
        <Euros amount={amount} />
      </td>
    </tr>
  );
}
