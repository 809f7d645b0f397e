import type { Cents } from "~/domain/money/money";
import type { Database, Write } from "./database";
import type { DisputeRow } from "./dispute";
import { canTake } from "./payment";
import { mustHold } from "./transaction";

interface NewProposal {
  by: number;
  amount: Cents;
  why: string | null;
}

/** Put `mustHaveChanged` right after it: another proposal may have come first. */
export const insertProposal = (
  db: Database,
  now: number,
  { id, status, proposals }: Pick<DisputeRow, "id" | "status" | "proposals">,
  { by, amount, why }: NewProposal,
): Write =>
  db
    .prepare(
      `INSERT INTO dispute_proposal (dispute_id, by_id, amount, created_at, why) SELECT d.id, ?2, ?3, ?4, ?7 FROM dispute d
       WHERE d.id = ?1 AND d.status = ?5 AND (SELECT count(*) FROM dispute_proposal r WHERE r.dispute_id = d.id) = ?6`,
    )
    .bind(id, by, amount, now, status, proposals.length, why);

export const mustBeLastProposal = (db: Database, dispute: number, proposal: number): Write =>
  mustHold(db, "(SELECT max(id) FROM dispute_proposal WHERE dispute_id = ?1) = ?2", dispute, proposal);

export const markUndisputed = (db: Database, payment: number): Write =>
  db.prepare(`UPDATE payment SET status = 'held' WHERE id = ? AND ${canTake("close")}`).bind(payment);
