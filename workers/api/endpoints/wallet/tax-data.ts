import { contract } from "~/api/contract";
import { type MaskedTaxData, maskTaxData, noTaxData, type TaxData, type TaxKind, taxKindOf } from "~/domain/tax-data";
import type { Database } from "../../db/database";
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
