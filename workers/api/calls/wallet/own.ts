import { contract } from "~/api/contract";
import { maskIban } from "~/domain/iban";
import { balance, credits } from "~/domain/ledger";
import { formatMoney } from "~/domain/money";
import { nextPayoutDate, payoutRefusal, type Wallet } from "~/domain/wallet";
import type { Database } from "../../db/database";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

interface Purse {
  iban: string | null;
  verification: string;
  balance: number;
  credits: number;
  held: number;
  pending: number;
}

const PURSE = `SELECT u.iban, u.verification,
    coalesce((SELECT balance FROM account WHERE name = ?2), 0) AS balance,
    coalesce((SELECT balance FROM account WHERE name = ?3), 0) AS credits,
    (SELECT coalesce(sum(helper_amount), 0) FROM payment WHERE payee_id = ?1 AND status IN ('held', 'disputed')) AS held,
    (SELECT coalesce(sum(net), 0) FROM payout WHERE user_id = ?1 AND status = 'requested') AS pending
  FROM user u WHERE u.id = ?1`;

/** The wallet of somebody. */
export async function walletOf(env: Env, db: Database, user: number, now: number): Promise<Wallet> {
  const found = db.prepare(PURSE).bind(user, balance(user), credits(user));
  const purse = (await found.first<Purse>()) ?? refuse("not_found");
  const verified = purse.verification === "verified";
  const refusal = payoutRefusal({ verified, iban: purse.iban, balance: purse.balance });
  const payoutDay = Number(env.PAYOUT_DAY);
  return {
    balance: formatMoney(purse.balance),
    held: formatMoney(purse.held),
    pending: formatMoney(purse.pending),
    credits: formatMoney(purse.credits),
    iban: purse.iban && maskIban(purse.iban),
    payout_day: payoutDay,
    next_payout_date: nextPayoutDate(now, payoutDay),
    early_payout_fee_percent: "5.00",
    can_payout: refusal === null && env.PAYMENT_MODE !== "direct",
    refusal,
  };
}

export const own = endpoint(contract.wallet.own, {
  load: ({ db, env, now, viewer }) => walletOf(env, db, viewer.id, now),
  handle: (_, found) => found,
});
