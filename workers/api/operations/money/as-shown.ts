import type { Code } from "~/api/messages";
import type { Cents } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { type PaymentRow, totalOf } from "../../db/payment";
import { mustHold } from "../../db/transaction";
import { refuse } from "../../http/refusal";

/* A call that moves or fixes money takes the sum that the caller saw. Another sum by now moves nothing. */

type Changed = Extract<Code, `${string}_changed`>;

/** Rejects another sum than the caller saw. `shown` is undefined if the caller did not send it. */
export function refuseUnlessShown(shown: Cents | undefined, current: Cents, code: Changed): void {
  if (shown !== undefined && shown !== current) refuse(code);
}

const HELD_OF_JOB =
  "(SELECT coalesce(sum(p.amount + p.platform_cost), 0) FROM payment p WHERE p.job_id = ?1 AND p.status IN ('held', 'disputed'))";

/** The same for all money held for a job, with the fees of the payer. The guard undoes the transaction if more arrives meanwhile. */
export async function heldAsShown(db: Database, job: number, shown: Cents | undefined): Promise<Write[]> {
  if (shown === undefined) return [];
  const held = (await db.prepare(`SELECT ${HELD_OF_JOB} AS held`).bind(job).first<Cents>("held")) ?? 0;
  refuseUnlessShown(shown, held, "money_changed");
  return [mustHold(db, `${HELD_OF_JOB} = ?2`, job, shown)];
}

type Moving = Pick<PaymentRow, "kind" | "job_id" | "amount" | "platform_cost">;

/** The same for the money that moves with a payment: with that of a bid, all money held for its job. */
export async function movedAsShown(db: Database, payment: Moving, shown: Cents | undefined): Promise<Write[]> {
  if (payment.kind === "bid" && payment.job_id !== null) return heldAsShown(db, payment.job_id, shown);
  refuseUnlessShown(shown, totalOf(payment), "money_changed");
  return [];
}
