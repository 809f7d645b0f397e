import type { Database } from "../db/database";
import { openTaxData, replaceSealed, rowsOfOtherKeys, sealedTaxData, taxDataKeys } from "../db/tax-data";
import { run } from "../db/transaction";
import { each } from "./each";

export async function resealTaxData(env: Pick<Env, "DB" | "TAX_DATA_KEYS">, user?: number): Promise<number> {
  const db: Database = env.DB;
  const keys = taxDataKeys(env);
  if (!keys) return 0;
  const older = await rowsOfOtherKeys(db, keys[0]?.id, user);
  await each("tax data to seal again", older, async (row) => {
    const data = await openTaxData(keys, row);
    const sealed = await sealedTaxData(keys, { user: row.user_id, data, now: row.updated_at });
    await run(db, replaceSealed(db, row, sealed));
  });
  return older.length;
}
