import type { Database } from "../db/database";
import { openTaxData, replaceSealed, sealedTaxData, type TaxDataRow, taxDataKeys } from "../db/tax-data";
import { run } from "../db/transaction";
import { each } from "./each";

const BATCH_SIZE = 100;

const OLDER = `SELECT * FROM tax_data WHERE key_id <> ?1 AND (?2 IS NULL OR user_id = ?2)
  ORDER BY random() LIMIT ${BATCH_SIZE}`;

/** Returns how many rows it read; 0 without the secret. */
export async function resealTaxData(env: Pick<Env, "DB" | "TAX_DATA_KEYS">, user?: number): Promise<number> {
  const db: Database = env.DB;
  const keys = taxDataKeys(env);
  if (!keys) return 0;
  const { results } = await db
    .prepare(OLDER)
    .bind(keys[0]?.id, user ?? null)
    .all<TaxDataRow>();
  await each(results, async (row) => {
    const data = await openTaxData(keys, row);
    const sealed = await sealedTaxData(keys, { user: row.user_id, data, now: row.updated_at });
    await run(db, replaceSealed(db, row, sealed));
  });
  return results.length;
}
