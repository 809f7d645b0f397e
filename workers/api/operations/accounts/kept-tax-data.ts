import type { Database, Write } from "../../db/database";
import {
  deleteTaxData,
  findTaxProfile,
  isPaidSince,
  keptSince,
  openTaxData,
  saveTaxData,
  sealedTaxData,
  taxDataKeys,
  taxDataRowsOf,
  withProfile,
} from "../../db/tax-data";
import { refuse } from "../../http/refusal";

/** The law requires tax data for some years after a payment: nightly cleaning deletes it then. */
export async function taxDataAfterRemoval(env: Env, db: Database, now: number, user: number): Promise<Write[]> {
  const rows = await taxDataRowsOf(db, user);
  if (rows.length === 0) return [];
  if (!(await isPaidSince(db, user, keptSince(now)))) return [deleteTaxData(db, user)];
  const keys = taxDataKeys(env) ?? refuse("unavailable");
  const profile = (await findTaxProfile(db, user)) ?? refuse("not_found");
  const sealed = await Promise.all(
    rows.map(async (row) =>
      sealedTaxData(keys, { user, data: withProfile(await openTaxData(keys, row), profile), now: row.updated_at }),
    ),
  );
  return sealed.map((row) => saveTaxData(db, row));
}
