import type { Database, Write } from "../../db/database";
import {
  keptSince,
  openTaxData,
  saveTaxData,
  sealedTaxData,
  TAX_PROFILE,
  type TaxProfile,
  taxDataKeys,
  taxDataRowsOf,
  withProfile,
} from "../../db/tax-data";
import { refuse } from "../../http/refusal";

const HAS_REPORTS = "SELECT EXISTS (SELECT 1 FROM payment WHERE payee_id = ? AND released_at >= ?) AS reported";

/**
 * Tax data after the removal of an account. If the user was paid in the years that the law requires, it stays, with the
 * name, numbers and IBAN of the profile, until nightly cleaning deletes it. Otherwise it is deleted at once.
 */
export async function taxDataAfterRemoval(env: Env, db: Database, now: number, user: number): Promise<Write[]> {
  const rows = await taxDataRowsOf(db, user);
  if (rows.length === 0) return [];
  const reported = await db.prepare(HAS_REPORTS).bind(user, keptSince(now)).first<number>("reported");
  if (reported !== 1) return [db.prepare("DELETE FROM tax_data WHERE user_id = ?").bind(user)];
  const keys = taxDataKeys(env) ?? refuse("unavailable");
  const found = db.prepare(`SELECT ${TAX_PROFILE} FROM user u WHERE u.id = ?`).bind(user);
  const profile = (await found.first<TaxProfile>()) ?? refuse("not_found");
  const sealed = await Promise.all(
    rows.map(async (row) =>
      sealedTaxData(keys, { user, data: withProfile(await openTaxData(keys, row), profile), now: row.updated_at }),
    ),
  );
  return sealed.map((row) => saveTaxData(db, row));
}
