import { contract } from "~/api/contract";
import { brand } from "~/brand";
import { maskIban } from "~/domain/money/iban";
import { feePercent, formatMoney } from "~/domain/money/money";
import { nextPayoutDate, payoutSchedule, periodAt, scheduleFields } from "~/domain/money/payout-schedule";
import { ibanWaitsUntil, payoutNeeds, payoutRefusal, type Wallet, type WalletEntry } from "~/domain/money/wallet";
import type { Language } from "~/domain/values/language";
import type { Database } from "../../db/database";
import { linksIn } from "../../db/invoice";
import type { PaymentRow } from "../../db/payment";
import { paymentOf } from "../../db/payment-answer";
import { selectPaymentOfSession } from "../../db/payment-list";
import { timeOf } from "../../db/person";
import { reservePaymentId } from "../../db/reserved-id";
import { type EntryRow, findWallet, insertTopUp, listHistory } from "../../db/wallet";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { openAtProvider } from "../../operations/money/checkout-session";
import { payoutKey } from "../../operations/money/payout-request";
import { refuseIfStopped } from "../../operations/money/refuse-if-stopped";

export async function walletOf(env: Env, db: Database, user: number, now: number): Promise<Wallet> {
  const schedule = payoutSchedule(env.PAYOUT_DAY);
  const period = periodAt(now, schedule);
  const purse = (await findWallet(db, user, { payoutKey: payoutKey(period, user), now })) ?? refuse("not_found");
  const verified = purse.verification === "verified";
  const next_payout_date = nextPayoutDate(now, schedule, purse.paid === 1 ? period : null);
  const isDirect = env.PAYMENT_MODE === "direct";
  const state = { ...purse, verified, tax_data: purse.tax_data === 1 };
  const refusal = payoutRefusal({ ...state, next_payout_date: isDirect ? null : next_payout_date }, now);
  return {
    balance: formatMoney(purse.balance),
    held: formatMoney(purse.held),
    pending: formatMoney(purse.pending),
    frozen: formatMoney(purse.frozen),
    set_apart: formatMoney(purse.set_apart),
    owed: formatMoney(purse.owed),
    paid_held: formatMoney(purse.paid_held),
    open_withdrawals: purse.open_withdrawals,
    refunding: formatMoney(purse.refunding),
    has_earned: purse.has_earned === 1,
    credits: formatMoney(purse.credits),
    iban: purse.iban && maskIban(purse.iban),
    ...scheduleFields(schedule, now),
    next_payout_date,
    early_payout_fee_percent: feePercent,
    can_payout: refusal === null && !isDirect,
    refusal,
    needs: payoutNeeds(state),
    iban_waits_until:
      refusal === "iban_waits" && purse.iban_changed_at !== null ? timeOf(ibanWaitsUntil(purse.iban_changed_at)) : null,
  };
}

export const own = endpoint(contract.wallet.own, {
  load: ({ db, env, now, viewer }) => walletOf(env, db, viewer.id, now),
  handle: (_, wallet) => wallet,
});

export const entryOf = (row: EntryRow): WalletEntry => ({
  id: row.id,
  created_at: timeOf(row.created_at),
  kind: row.kind,
  amount: formatMoney(row.cents),
  account: row.account.startsWith("credits:") ? "credits" : "balance",
  balance_after: formatMoney(row.balance_after),
  payment: row.payment_id,
  payout: row.payout_id,
  job: row.job_id,
  job_title: row.job_title,
  withdrawn: row.withdrawn === 1,
  extra: row.extra === 1,
  chargeback: row.chargeback ?? null,
  invoices: linksIn(row.invoices),
});

export const history = endpoint(contract.wallet.history, {
  handle: async ({ db, viewer, ...c }) => {
    const { page, ...filter } = await c.fields();
    const { count, results } = await listHistory(db, viewer.id, page, filter);
    return { count, results: results.map(entryOf) };
  },
});

const DESCRIPTION: Record<Language, string> = { nl: `Tegoed bij ${brand.name}`, en: `Credits at ${brand.name}` };

export const topUp = endpoint(contract.wallet.topUp, {
  handle: async (c) => {
    const { db, env, now, viewer, language } = c;
    const { amount } = await c.fields();
    if (env.PAYMENT_MODE === "direct") refuse("direct_mode");
    await refuseIfStopped(db, "pay");
    const id = await reservePaymentId(db);
    const at = await openAtProvider(c, {
      reference: `credits:${viewer.id}`,
      cents: amount,
      description: DESCRIPTION[language],
      returning: { id, chat_uri: null },
    });
    const [, opened] = await c.tx
      .add(insertTopUp(db, now, { id, user: viewer.id, amount }, at), selectPaymentOfSession(db, viewer.id, at.session))
      .commit<PaymentRow>();
    return paymentOf(opened?.results[0] as PaymentRow, viewer.id, language);
  },
});
