import type { Database } from "./database";
import { run } from "./transaction";

/** Never returns an id twice, so that rows do not contend for one. */
async function reserveId(db: Database, table: "payment" | "payout"): Promise<number> {
  const [, reserved] = await run<{ id: number }>(
    db,
    db.prepare(
      `INSERT INTO sqlite_sequence (name, seq) SELECT '${table}', 0
       WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = '${table}')`,
    ),
    db.prepare(
      `UPDATE sqlite_sequence SET seq = max(seq, coalesce((SELECT max(id) FROM ${table}), 0)) + 1
       WHERE name = '${table}' RETURNING seq AS id`,
    ),
  );
  const [row] = reserved?.results ?? [];
  if (!row) throw new Error(`no id for a ${table}`);
  return row.id;
}

/** The provider needs the return address, which names the payment, before the payment is stored. */
export const reservePaymentId = (db: Database): Promise<number> => reserveId(db, "payment");

/** The ledger names an account by the id. */
export const reservePayoutId = (db: Database): Promise<number> => reserveId(db, "payout");
