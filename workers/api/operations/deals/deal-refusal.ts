import type { Code } from "~/api/messages";
import type { Database } from "../../db/database";
import { isJobWithBank } from "../../db/payment-standing";
import { refuse } from "../../http/refusal";

/** Names what holds the money of a job: the bank before a dispute, as pages do. */
export async function refuseOfDeal(db: Database, job: number | null, code: Code): Promise<never> {
  return refuse(code, { byBank: code === "disputed" && (await isJobWithBank(db, job)) });
}
