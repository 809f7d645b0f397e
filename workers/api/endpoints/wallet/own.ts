import { contract } from "~/api/contract";
import { maskIban } from "~/domain/iban";
import { balance, credits } from "~/domain/ledger";
import { feePercent, formatMoney } from "~/domain/money";
import { nextPayoutDate, payoutSchedule, periodAt, toldSchedule } from "~/domain/payout-schedule";
import { payoutRefusal, type Wallet } from "~/domain/wallet";
import { IS_TAKEN_BACK } from "../../db/chargeback";
import type { Database } from "../../db/database";
import { HAS_TAX_DATA } from "../../db/tax-data";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { payoutKey } from "../../operations/money/payout-request";

interface WalletRow {
  iban: string | null;
  iban_changed_at: number | null;
  verification: string;
  tax_data: number;
  balance: number;
  credits: number;
  held: number;
  pending: number;
  set_apart: number;
  has_earned: number;
  paid: number;
}

const SELECT_WALLET = `SELECT u.iban, u.iban_changed_at, u.verification, ${HAS_TAX_DATA} AS tax_data,
    coalesce((SELECT balance FROM account WHERE name = ?2), 0) AS balance,
    coalesce((SELECT balance FROM account WHERE name = ?3), 0) AS credits,
    (SELECT coalesce(sum(helper_amount), 0) FROM payment WHERE payee_id = ?1 AND status IN ('held', 'disputed')
      AND NOT ${IS_TAKEN_BACK}) AS held,
    (SELECT coalesce(sum(set_apart), 0) FROM chargeback WHERE from_account = ?2 AND status = 'open'
      AND payment_id IN (SELECT id FROM payment WHERE payee_id = ?1)) AS set_apart,
    EXISTS (SELECT 1 FROM account WHERE name = ?2) AS has_earned,
    (SELECT coalesce(sum(net), 0) FROM payout WHERE user_id = ?1 AND status = 'requested') AS pending,
    EXISTS (SELECT 1 FROM ledger_transaction WHERE key = ?4) AS paid
  FROM user u WHERE u.id = ?1`;

export async function walletOf(env: Env, db: Database, user: number, now: number): Promise<Wallet> {
  const schedule = payoutSchedule(env.PAYOUT_DAY);
  const period = periodAt(now, schedule);
  const found = db.prepare(SELECT_WALLET).bind(user, balance(user), credits(user), payoutKey(period, user));
  const purse = (await found.first<WalletRow>()) ?? refuse("not_found");
  const verified = purse.verification === "verified";
  const next_payout_date = nextPayoutDate(now, schedule, purse.paid === 1 ? period : null);
  const isDirect = env.PAYMENT_MODE === "direct";
  const state = { ...purse, verified, tax_data: purse.tax_data === 1 };
  const refusal = payoutRefusal({ ...state, next_payout_date: isDirect ? null : next_payout_date }, now);
  return {
    balance: formatMoney(purse.balance),
    held: formatMoney(purse.held),
    pending: formatMoney(purse.pending),
    set_apart: formatMoney(purse.set_apart),
    has_earned: purse.has_earned === 1,
    credits: formatMoney(purse.credits),
    iban: purse.iban && maskIban(purse.iban),
    ...toldSchedule(schedule, now),
    next_payout_date,
    early_payout_fee_percent: feePercent,
    can_payout: refusal === null && !isDirect,
    refusal,
  };
}

export const own = endpoint(contract.wallet.own, {
  load: ({ db, env, now, viewer }) => walletOf(env, db, viewer.id, now),
  handle: (_, found) => found,
});
