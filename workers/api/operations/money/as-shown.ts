import type { Code } from "~/api/messages";
import type { Cents } from "~/domain/money/money";
import { isPrice } from "~/domain/money/price-part";
import type { Database, Write } from "../../db/database";
import { heldForJob, mustHaveHeldForJob } from "../../db/held-money";
import { type PaymentRow, totalOf } from "../../db/payment";
import { refuse } from "../../http/refusal";

/* A call that moves or fixes money takes the sum that the caller saw. Another sum by now moves nothing. */

type Changed = Extract<Code, `${string}_changed`>;

export function refuseUnlessShown(shown: Cents | undefined, current: Cents, code: Changed): void {
  if (shown !== undefined && shown !== current) refuse(code);
}

/** The guard undoes the transaction if more money arrives meanwhile. */
export async function heldAsShown(db: Database, job: number, shown: Cents | undefined): Promise<Write[]> {
  if (shown === undefined) return [];
  refuseUnlessShown(shown, await heldForJob(db, job), "money_changed");
  return [mustHaveHeldForJob(db, job, shown)];
}

type Moving = Pick<PaymentRow, "kind" | "job_id" | "amount" | "for_price" | "platform_cost">;

export async function movedAsShown(db: Database, payment: Moving, shown: Cents | undefined): Promise<Write[]> {
  if (isPrice(payment) && payment.job_id !== null) return heldAsShown(db, payment.job_id, shown);
  refuseUnlessShown(shown, totalOf(payment), "money_changed");
  return [];
}
