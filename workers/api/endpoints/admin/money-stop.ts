import { contract } from "~/api/contract";
import { isStopOn } from "~/domain/money/money-stop";
import { insertAudit } from "../../db/audit";
import { endMoneyStop, insertMoneyStop, latestMoneyStop, moneyStopState } from "../../db/money-stop";
import { isUnique, mustHaveChanged, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

async function stopOrResume(c: CallContext<typeof contract.admin.switchMoney>) {
  const { db, now, viewer } = c;
  const { stopped, reason } = await c.fields();
  const latest = await latestMoneyStop(db);
  if (isStopOn(latest) === stopped) refuse("already_done");
  const id = stopped ? (latest?.id ?? 0) + 1 : (latest?.id ?? refuse("already_done"));
  const action = stopped ? "stop" : "restart";
  c.tx.add(
    ...(stopped ? [insertMoneyStop(db, now, id)] : [endMoneyStop(db, now, id), mustHaveChanged(db)]),
    insertAudit(db, now, { admin: viewer.id, action, target: { type: "money_stop", id }, reason }),
  );
  try {
    await c.tx.commit();
  } catch (error) {
    // A colleague was first.
    if (isUnique(error, "money_stop")) refuse("already_done");
    throw error;
  }
  return moneyStopState(await latestMoneyStop(db));
}

export const switchMoney = endpoint(contract.admin.switchMoney, {
  handle: (c) => retryOnConflict(() => stopOrResume(c)),
});
