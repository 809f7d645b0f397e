import { contract } from "~/api/contract";
import { dayInAmsterdam } from "~/domain/calendar";
import { type Cents, formatMoney } from "~/domain/money";
import { type MaskedTaxData, maskTaxData, noTaxData, type TaxData, type TaxKind, taxKindOf } from "~/domain/tax-data";
import type { Database } from "../../db/database";
import { type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { type PayoutRow, payoutOf } from "../../db/payout";
import { timeOf } from "../../db/person";
import {
  openTaxData,
  saveTaxData,
  sealedTaxData,
  TAX_PROFILE,
  type TaxProfile,
  taxDataKeys,
  taxDataOf,
  withProfile,
} from "../../db/tax-data";
import type { Transaction } from "../../db/transaction";
import { startAndEndOf } from "../../db/year";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

interface OwnerRow extends TaxProfile {
  business: number;
}

async function ownerOf(db: Database, user: number): Promise<OwnerRow> {
  const found = db.prepare(`SELECT u.business, ${TAX_PROFILE} FROM user u WHERE u.id = ?`).bind(user);
  return (await found.first<OwnerRow>()) ?? refuse("not_found");
}

const kindOf = ({ business }: OwnerRow): TaxKind => taxKindOf({ business: business === 1 });

export async function ownTaxData(env: Env, db: Database, user: number): Promise<MaskedTaxData> {
  const keys = taxDataKeys(env) ?? refuse("unavailable");
  const owner = await ownerOf(db, user);
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

async function save({ env, tx, now, viewer }: SaveDeps, dataOf: (owner: OwnerRow) => TaxData): Promise<MaskedTaxData> {
  const keys = taxDataKeys(env) ?? refuse("unavailable");
  const owner = await ownerOf(tx.db, viewer.id);
  const data = dataOf(owner);
  // Became a business, or stopped being one, after the form was opened.
  if (data.kind !== kindOf(owner)) refuse("transition");
  await tx.add(saveTaxData(tx.db, await sealedTaxData(keys, { user: viewer.id, data, now }))).commit();
  return maskTaxData(data, timeOf(now));
}

export const savePersonTax = endpoint(contract.wallet.savePersonTax, {
  handle: async (c) => {
    const given = await c.fields();
    return save(c, ({ name }) => ({ kind: "person", name, ...given }));
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

const RELEASED = `p.payee_id = ?1 AND p.released_at >= ?2 AND p.released_at < ?3
  ORDER BY p.released_at, p.id`;
const PAID_OUT = `SELECT * FROM payout WHERE user_id = ?1 AND status <> 'failed' AND created_at >= ?2 AND created_at < ?3
  ORDER BY id`;
const FIRST = "SELECT min(released_at) AS at FROM payment WHERE payee_id = ?";

async function documentOf(db: Database, user: number, year: number) {
  const [start, end] = startAndEndOf(year);
  const [released, paidOut, first] = await db.batch<unknown>([
    paymentsWhere(db, user, RELEASED, start, end),
    db.prepare(PAID_OUT).bind(user, start, end),
    db.prepare(FIRST).bind(user),
  ]);
  return {
    released: (released?.results ?? []) as PaymentRow[],
    paidOut: (paidOut?.results ?? []) as PayoutRow[],
    first: (first?.results[0] as { at: number | null }).at,
  };
}

function summed(rows: readonly Pick<PaymentRow, "helper_fee" | "helper_amount">[]) {
  const sumOf = (of: (row: (typeof rows)[number]) => Cents) => rows.reduce((sum, row) => sum + of(row), 0);
  const fees = sumOf((row) => row.helper_fee);
  const net = sumOf((row) => row.helper_amount);
  return { gross: formatMoney(net + fees), fees: formatMoney(fees), net: formatMoney(net) };
}

const yearOf = (at: number) => Number(dayInAmsterdam(at).slice(0, 4));
const monthOf = (at: number | null) => Number(dayInAmsterdam(at ?? 0).slice(5, 7));

export const earnings = endpoint(contract.wallet.earnings, {
  handle: async ({ db, now, viewer, language, ...c }) => {
    const { year = yearOf(now) } = await c.fields();
    const { released, paidOut, first } = await documentOf(db, viewer.id, year);
    const months = Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      ...summed(released.filter(({ released_at }) => monthOf(released_at) === index + 1)),
    }));
    return {
      year,
      ...summed(released),
      count: released.length,
      months,
      payments: released.map((row) => paymentOf(row, viewer.id, language)),
      payouts: paidOut.map(payoutOf),
      years: Array.from({ length: 1 + yearOf(now) - yearOf(first ?? now) }, (_, ago) => yearOf(now) - ago),
    };
  },
});
