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

/**
 * Tax data after the removal of an account. If the user was paid in the years that the law requires, it stays, with the
 * name, numbers and IBAN of the profile, until nightly cleaning deletes it. Otherwise it is deleted at once.
 */
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
