import { contract } from "~/api/contract";
import { maskIban } from "~/domain/iban";
import { balance, credits } from "~/domain/ledger";
import { formatMoney } from "~/domain/money";
import { PAGE_SIZE } from "~/domain/page";
import { nextPayoutDate, payoutRefusal, type Wallet } from "~/domain/wallet";
import { type PayoutRow, payoutOf } from "../../db/payout";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveOwnThings } from "../../http/serve";
import { serveEarnings } from "./earnings";
import { serveHistory } from "./history";
import { servePayOut } from "./pay-out";
import { serveTopUp } from "./top-up";

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
export async function walletOf(env: Env, db: D1Database, user: number, now: number): Promise<Wallet> {
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

/** What somebody has, will have and had. */
export function serveWallet(app: ApiApp): void {
  serveOwnThings(app, contract.wallet.own, ({ db, env, now, viewer }) => walletOf(env, db, viewer.id, now));

  serveOwnThings(app, contract.wallet.payouts, async ({ db, viewer, ...q }) => {
    const { page } = await q.fields();
    const [count, rows] = await db.batch<PayoutRow & { n: number }>([
      db.prepare("SELECT count(*) AS n FROM payout WHERE user_id = ?").bind(viewer.id),
      db
        .prepare("SELECT * FROM payout WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?")
        .bind(viewer.id, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    ]);
    return { count: count?.results[0]?.n ?? 0, results: (rows?.results ?? []).map(payoutOf) };
  });

  serveHistory(app);
  serveEarnings(app);
  servePayOut(app);
  serveTopUp(app);
}
