import { isStopped, type MoneyAct, STOP_RETRY_SECONDS } from "~/domain/money/money-stop";
import type { Database } from "../../db/database";
import { latestMoneyStop } from "../../db/money-stop";
import { refuse } from "../../http/refusal";

export async function refuseIfStopped(db: Database, act: MoneyAct): Promise<void> {
  if (isStopped(act, await latestMoneyStop(db))) refuse("money_stopped", { retryAfter: STOP_RETRY_SECONDS });
}
