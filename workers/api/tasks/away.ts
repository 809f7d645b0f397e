import type { Database } from "../db/database";
import { markAway } from "../db/last-seen";
import { run } from "../db/transaction";

const BATCH_SIZE = 1000;
const ROUNDS = 20;

export async function findAway(db: Database, now: number, user?: number): Promise<number> {
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [marked] = await run(db, markAway(db, now, BATCH_SIZE, user ?? null));
    const n = marked?.results.length ?? 0;
    count += n;
    if (n < BATCH_SIZE) break;
  }
  return count;
}
