import type { Database, Write } from "./database";
import type { DisputeRow } from "./dispute";
import { canTake } from "./payment";
import { mustHold } from "./transaction";

type NewProposal = Pick<DisputeRow["proposals"][number], "by" | "amount" | "extra_back" | "why">;

/** Put `mustHaveChanged` right after it: another proposal may have come first. */
export const insertProposal = (
  db: Database,
  now: number,
  { id, status, proposals }: Pick<DisputeRow, "id" | "status" | "proposals">,
  { by, amount, extra_back, why }: NewProposal,
): Write =>
  db
    .prepare(
      `INSERT INTO dispute_proposal (dispute_id, by_id, amount, created_at, why, extra_back) SELECT d.id, ?2, ?3, ?4, ?7, ?8 FROM dispute d
       WHERE d.id = ?1 AND d.status = ?5 AND (SELECT count(*) FROM dispute_proposal r WHERE r.dispute_id = d.id) = ?6`,
    )
    .bind(id, by, amount, now, status, proposals.length, why, extra_back);

/** The division follows these columns, so the transaction reads them once more. */
export const mustBeLastProposal = (
  db: Database,
  dispute: number,
  { id, amount, extra_back }: Pick<DisputeRow["proposals"][number], "id" | "amount" | "extra_back">,
): Write =>
  mustHold(
    db,
    `(SELECT max(id) FROM dispute_proposal WHERE dispute_id = ?1) = ?2
     AND EXISTS (SELECT 1 FROM dispute_proposal WHERE id = ?2 AND amount = ?3 AND extra_back = ?4)`,
    dispute,
    id,
    amount,
    extra_back,
  );

export const markUndisputed = (db: Database, payment: number): Write =>
  db.prepare(`UPDATE payment SET status = 'held' WHERE id = ? AND ${canTake("close")}`).bind(payment);
