import { contract } from "~/api/contract";
import { insertAudit } from "../../db/audit";
import type { Write } from "../../db/database";
import { triggerDelivery } from "../../db/outbox";
import { payoutWithId } from "../../db/payout";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { decidePayout } from "../../operations/money/payout-decision";
import { failedLetterOfPath, letterOf, type Row } from "./dead-letter";

type Context = CallContext<typeof contract.admin.endOrder>;

/** A payout that happened is paid. Orders for a refund or a reversal have no status: they are only delivered. */
async function commitHappened({ db, now, tx }: Context, { id, key, payout }: Row, writes: Write[]): Promise<void> {
  const isPayout = payout !== null && key === `payout:${payout}`;
  const order = isPayout ? await payoutWithId(db, payout) : null;
  if (!order) {
    await tx.add(...writes).commit();
    return;
  }
  await decidePayout(
    tx,
    now,
    { about: "payout", id: `order:${id}`, type: "admin", payout: order.id, event: "paid" },
    writes,
  );
}

/** Returns the order as it was. */
async function end(c: Context): Promise<Row> {
  const { db, now, viewer } = c;
  const order = await failedLetterOfPath(c);
  if (order.kind !== "provider") refuse("not_found");
  if (order.involved) refuse("permission_denied");
  const { outcome, reference, reason } = await c.fields();
  const change =
    outcome === "happened"
      ? db
          .prepare(
            "UPDATE outbox SET failed_at = NULL, error = NULL, delivered_at = ? WHERE id = ? AND failed_at IS NOT NULL",
          )
          .bind(now, order.id)
      : db
          .prepare(
            `UPDATE outbox SET failed_at = NULL, attempts = 0, due_at = ?1, payload = json_set(payload, '$.checked', ?1)
             WHERE id = ?2 AND failed_at IS NOT NULL`,
          )
          .bind(now, order.id);
  const writes = [
    change,
    mustHaveChanged(db),
    insertAudit(db, now, {
      admin: viewer.id,
      action: outcome === "happened" ? "happened" : "send_again",
      target: { type: "outbox", id: order.id },
      reason: reference === null ? reason : `${reference}: ${reason}`,
    }),
  ];
  await (outcome === "happened" ? commitHappened(c, order, writes) : c.tx.add(...writes).commit());
  triggerDelivery(c);
  return order;
}

export const endOrder = endpoint(contract.admin.endOrder, {
  handle: async (c) => letterOf({ ...(await retryOnConflict(() => end(c))), failed_at: null }, c.language),
});
