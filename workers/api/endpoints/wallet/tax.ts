import { contract } from "~/api/contract";
import {
  type MaskedTaxData,
  maskTaxData,
  noTaxData,
  type TaxData,
  type TaxKind,
  taxKindOf,
} from "~/domain/accounts/tax-data";
import { type Cents, centsOf, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { returnedPayments } from "~/domain/money/returned-payment";
import { dayInAmsterdam } from "~/domain/values/calendar";
import type { Database } from "../../db/database";
import { earningsOf } from "../../db/earnings";
import type { PaymentRow } from "../../db/payment";
import { paymentOf } from "../../db/payment-answer";
import { payoutOf } from "../../db/payout";
import { timeOf } from "../../db/person";
import {
  findTaxOwner,
  openTaxData,
  saveTaxData,
  sealedTaxData,
  type TaxOwner,
  taxDataKeys,
  taxDataOf,
  withProfile,
} from "../../db/tax-data";
import type { Transaction } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

const kindOf = ({ business }: TaxOwner): TaxKind => taxKindOf({ business: business === 1 });

export async function ownTaxData(env: Env, db: Database, user: number): Promise<MaskedTaxData> {
  const keys = taxDataKeys(env) ?? refuse("unavailable");
  const owner = (await findTaxOwner(db, user)) ?? refuse("not_found");
  const row = await taxDataOf(db, user, kindOf(owner));
  if (!row) return noTaxData(kindOf(owner));
  return maskTaxData(withProfile(await openTaxData(keys, row), owner), timeOf(row.updated_at));
}

export const taxData = endpoint(contract.wallet.taxData, {
  handle: ({ db, env, viewer }) => ownTaxData(env, db, viewer.id),
});

interface SaveDeps {
  env: Env;
  tx: Transaction;
  now: number;
  viewer: { id: number };
}

async function save({ env, tx, now, viewer }: SaveDeps, dataOf: (owner: TaxOwner) => TaxData): Promise<MaskedTaxData> {
  const keys = taxDataKeys(env) ?? refuse("unavailable");
  const owner = (await findTaxOwner(tx.db, viewer.id)) ?? refuse("not_found");
  const data = dataOf(owner);
  // The user became a business, or stopped being one, after the form was opened.
  if (data.kind !== kindOf(owner)) refuse("transition");
  await tx.add(saveTaxData(tx.db, await sealedTaxData(keys, { user: viewer.id, data, now }))).commit();
  return maskTaxData(data, timeOf(now));
}

export const savePersonTax = endpoint(contract.wallet.savePersonTax, {
  handle: async (c) => {
    const fields = await c.fields();
    return save(c, () => ({ kind: "person", name: `${fields.first_name} ${fields.last_name}`, ...fields }));
  },
});

export const saveBusinessTax = endpoint(contract.wallet.saveBusinessTax, {
  handle: async (c) => {
    const { legal_name, rsin = null } = await c.fields();
    return save(c, ({ kvk, vat, business_address }) => ({
      kind: "business",
      legal_name,
      rsin,
      kvk: kvk ?? "",
      vat: vat ?? "",
      address: business_address ?? "",
    }));
  },
});

function summed(rows: readonly Pick<PaymentRow, "helper_fee" | "helper_amount">[]) {
  const sumOf = (of: (row: (typeof rows)[number]) => Cents) => rows.reduce((sum, row) => sum + of(row), 0);
  const fees = sumOf((row) => row.helper_fee);
  const net = sumOf((row) => row.helper_amount);
  return { gross: formatMoney(net + fees), fees: formatMoney(fees), net: formatMoney(net) };
}

type PaidPayment = Payment & { back: string };

function paidOf(payments: readonly PaidPayment[]) {
  const sumOf = (of: (payment: PaidPayment) => string) =>
    payments.reduce((sum, payment) => sum + centsOf(of(payment)), 0);
  const [total, refunded] = [sumOf((payment) => payment.amount_with_platform_cost), sumOf(({ back }) => back)];
  return {
    total: formatMoney(total),
    fees: formatMoney(sumOf(({ platform_cost }) => platform_cost)),
    refunded: formatMoney(refunded),
    net: formatMoney(total - refunded),
    payments: payments.toSorted((one, other) => Date.parse(one.paid_at ?? "") - Date.parse(other.paid_at ?? "")),
  };
}

const returnedIn = (payments: readonly Payment[], year: number): PaidPayment[] =>
  payments
    .flatMap(returnedPayments)
    .filter(({ paid_at }) => yearOf(Date.parse(paid_at ?? "")) === year)
    .map((payment) => ({ ...payment, back: payment.amount_with_platform_cost }));

const yearOf = (at: number) => Number(dayInAmsterdam(at).slice(0, 4));
const monthOf = (at: number | null) => Number(dayInAmsterdam(at ?? 0).slice(5, 7));

export const earnings = endpoint(contract.wallet.earnings, {
  handle: async ({ db, now, viewer, language, ...c }) => {
    const { year = yearOf(now) } = await c.fields();
    const { released, paid, returned, back, paidOut, vat, first } = await earningsOf(db, viewer.id, year);
    const shown = (row: PaymentRow) => paymentOf(row, viewer.id, language);
    const months = Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      ...summed(released.filter(({ released_at }) => monthOf(released_at) === index + 1)),
    }));
    return {
      year,
      ...summed(released),
      count: released.length,
      months,
      payments: released.map(shown),
      payouts: paidOut.map(payoutOf),
      paid: paidOf([
        ...paid.map((row) => ({ ...shown(row), back: formatMoney(back.get(row.id) ?? 0) })),
        ...returnedIn(returned.map(shown), year),
      ]),
      ...(vat.length > 0 && { vat: vat.map((row) => ({ payment: row.payment_id, vat: formatMoney(row.vat) })) }),
      years: Array.from({ length: 1 + yearOf(now) - yearOf(first ?? now) }, (_, ago) => yearOf(now) - ago),
    };
  },
});
