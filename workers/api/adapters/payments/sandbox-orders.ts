import type { Cents } from "~/domain/money";
import type { Database } from "../../db/database";
import { run } from "../../db/transaction";
import { RetryLater } from "../retry-later";
import { keyToSend, mayBeForgotten, type Ordered } from "./key-life";

/** Milliseconds for which the sandbox remembers a key, as Stripe does at least. */
const REMEMBERS = 24 * 3600 * 1000;

interface SandboxOrder extends Ordered {
  key: string;
  about: string;
  cents: Cents;
}

/** Returns true if it was sent before. Throws a final error if another order was sent with the key. */
async function wasSent(db: Database, { about, cents }: SandboxOrder): Promise<boolean> {
  const { results } = await db
    .prepare("SELECT cents FROM sandbox_order WHERE about = ? LIMIT 2")
    .bind(about)
    .all<{ cents: Cents }>();
  const [only] = results;
  if (!only) return false;
  if (results.length === 1 && only.cents === cents) return true;
  throw new RetryLater(`not sent: the sandbox has other orders of ${about}`, { final: true });
}

export async function sendOnce(db: Database, order: SandboxOrder): Promise<void> {
  if (mayBeForgotten(order) && (await wasSent(db, order))) return;
  const { about, cents, now } = order;
  await run(
    db,
    db
      .prepare(
        `INSERT INTO sandbox_order (key, about, cents, created_at) SELECT ?1, ?2, ?3, ?4
       WHERE NOT EXISTS (SELECT 1 FROM sandbox_order WHERE key = ?1 AND created_at > ?5)`,
      )
      .bind(keyToSend(order), about, cents, now, now - REMEMBERS),
  );
}
