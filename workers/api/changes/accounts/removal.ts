import { commit } from "../../db/batch";
import { wake } from "../../db/outbox";
import { again } from "../../db/retry-on-conflict";
import { refuse } from "../../http/refusal";
import { erasure, hasMoneyOpen } from "./erasure";

/** R2 deletes at most this many at once. */
const AT_ONCE = 1000;

interface Place {
  db: D1Database;
  env: Env;
  execution: ExecutionContext;
  now: number;
}

/** Deletes an account, with `also` in the same batch; 409 while its money is not settled. */
export async function eraseAccount(
  { db, env, execution, now }: Place,
  user: number,
  also: D1PreparedStatement[] = [],
): Promise<void> {
  const pictures = await again(async () => {
    if (await hasMoneyOpen(db, user)) refuse("money_open");
    const erased = await erasure(db, now, user);
    await commit(db, [...erased.statements, ...also]);
    return erased.pictures;
  });
  for (let at = 0; at < pictures.length; at += AT_ONCE) {
    execution.waitUntil(env.MEDIA.delete(pictures.slice(at, at + AT_ONCE)));
  }
  wake(env, execution);
}
