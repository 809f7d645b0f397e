import { contract } from "~/api/contract";
import { owed, owedRefunded } from "~/domain/ledger";
import { insertAudit } from "../../db/audit";
import type { Database, Write } from "../../db/database";
import { book, mustHaveAtLeast } from "../../db/ledger";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type CaseRow, caseOf, caseOfPath } from "./money-case-row";

/** A refund that came back was paid in another way: the debt to the payer is settled. */
function paidOtherwise(db: Database, now: number, { id, kind, payment_id: payment, cents }: CaseRow): Write[] {
  if (kind !== "refund_failed" || payment === null) return [];
  return [
    mustHaveAtLeast(db, owed(payment), cents),
    ...book(db, now, {
      event: "refund_by_hand",
      key: `refund_by_hand:${id}`,
      entries: owedRefunded(payment, cents),
      payment,
    }),
  ];
}

async function handle(c: CallContext<typeof contract.admin.handleMoneyCase>) {
  const { db, now, viewer } = c;
  const row = await caseOfPath(c);
  if (row.involved === 1) refuse("permission_denied");
  const { reason } = await c.fields();
  if (row.handled_at !== null) refuse("already_done");
  await c.tx
    .add(
      db
        .prepare("UPDATE money_case SET handled_at = ?, handled_by = ?, note = ? WHERE id = ? AND handled_at IS NULL")
        .bind(now, viewer.id, reason, row.id),
      mustHaveChanged(db),
      ...paidOtherwise(db, now, row),
      insertAudit(db, now, {
        admin: viewer.id,
        action: "handle",
        target: { type: "money_case", id: row.id },
        reason,
      }),
    )
    .commit();
  return caseOf(await caseOfPath(c), c.language);
}

export const handleMoneyCase = endpoint(contract.admin.handleMoneyCase, {
  handle: (c) => retryOnConflict(() => handle(c)),
});
