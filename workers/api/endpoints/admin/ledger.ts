import { contract } from "~/api/contract";
import { formatMoney } from "~/domain/money/money";
import { type LedgerEntryRow, readLedger } from "../../db/ledger";
import { timeOf } from "../../db/person";
import { endpoint } from "../../http/endpoint";

const idIn = (account: string, ...kinds: string[]) => {
  const [kind = "", id] = account.split(":");
  return kinds.includes(kind) ? Number(id) : null;
};

const entryOf = (row: LedgerEntryRow) => ({
  id: row.id,
  transaction: row.transaction_id,
  event: row.event,
  account: row.account,
  amount: formatMoney(row.cents),
  user: idIn(row.account, "balance", "credits"),
  payment: row.payment_id,
  payout: row.payout_id,
  created_at: timeOf(row.created_at),
});

export const ledger = endpoint(contract.admin.ledger, {
  handle: async (c) => {
    const { page, ...of } = await c.fields();
    const { count, accounts, entries } = await readLedger(c.db, page, of);
    return {
      count,
      sum: formatMoney(accounts.reduce((sum, { balance }) => sum + balance, 0)),
      accounts: accounts.map(({ account, balance }) => ({ account, balance: formatMoney(balance) })),
      results: entries.map(entryOf),
    };
  },
});
