import type { Database } from "./database";
import { run } from "./transaction";

/**
 * The provider needs the return address, which names the payment, before the payment is stored. Never returns an id
 * twice, so that payments do not contend for one while the provider answers.
 */
export async function reservePaymentId(db: Database): Promise<number> {
  const [, reserved] = await run<{ id: number }>(
    db,
    db.prepare(
      `INSERT INTO sqlite_sequence (name, seq) SELECT 'payment', 0
       WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'payment')`,
    ),
    db.prepare(
      `UPDATE sqlite_sequence SET seq = max(seq, coalesce((SELECT max(id) FROM payment), 0)) + 1
       WHERE name = 'payment' RETURNING seq AS id`,
    ),
  );
  const [row] = reserved?.results ?? [];
  if (!row) throw new Error("no id for a payment");
  return row.id;
}
