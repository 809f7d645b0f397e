import { accountDeleted } from "../../db/account-mail";
import type { Write } from "../../db/database";
import { hasMoneyOpen } from "../../db/erasure";
import { retryOnConflict, type Transaction } from "../../db/transaction";
import { isDeleted } from "../../db/user";
import { refuse } from "../../http/refusal";
import { sweepPhotos } from "../photos/private-photos";
import { erasure } from "./erasure";
import { taxDataAfterRemoval } from "./kept-tax-data";

/** R2 deletes at most 1000 files per call. */
const BATCH_SIZE = 1000;

interface RemovalDeps {
  tx: Transaction;
  env: Env;
  execution: ExecutionContext;
  now: number;
}

/** 409 while money is not settled. */
export async function eraseAccount(
  { tx, env, execution, now }: RemovalDeps,
  user: number,
  also: Write[] = [],
  guards: Write[] = [],
): Promise<void> {
  const pictures = await retryOnConflict(async () => {
    // A double click was first.
    if (await isDeleted(tx.db, user)) return [];
    if (await hasMoneyOpen(tx.db, user)) refuse("money_open");
    const erased = await erasure(tx.db, now, user);
    const taxData = await taxDataAfterRemoval(env, tx.db, now, user);
    await tx.add(...guards, accountDeleted(tx.db, now, user), ...erased.statements, ...taxData, ...also).commit();
    return erased.pictures;
  });
  for (let at = 0; at < pictures.length; at += BATCH_SIZE) {
    execution.waitUntil(env.MEDIA.delete(pictures.slice(at, at + BATCH_SIZE)));
  }
  execution.waitUntil(sweepPhotos(env));
}
