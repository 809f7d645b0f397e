import { contract } from "~/api/contract";
import { insertAudit } from "../../db/audit";
import type { Write } from "../../db/database";
import {
  type FailedDeliveryRow,
  failedDeliveries,
  failedDeliveryOf,
  listFailedDeliveries,
  markDelivered,
  retryDelivery,
  sendChecked,
} from "../../db/failed-delivery";
import { payoutWithId } from "../../db/payout";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { decidePayout } from "../../operations/money/payout-decision";

type DeliveryContext = CallContext<
  typeof contract.admin.letter | typeof contract.admin.retry | typeof contract.admin.endOrder
>;

async function deliveryOfPath({ db, id, viewer }: DeliveryContext): Promise<FailedDeliveryRow> {
  return (await failedDeliveries(db, viewer.id, id()).first<FailedDeliveryRow>()) ?? refuse("not_found");
}

type ChangeContext = CallContext<typeof contract.admin.retry | typeof contract.admin.endOrder>;

async function failedDeliveryOfPath(c: ChangeContext): Promise<FailedDeliveryRow> {
  const delivery = await deliveryOfPath(c);
  return delivery.failed_at === null ? refuse("already_done") : delivery;
}

export const outbox = endpoint(contract.admin.outbox, {
  handle: async (c) => {
    const { page } = await c.fields();
    const deliveries = await listFailedDeliveries(c.db, c.viewer.id, page);
    return { count: deliveries.count, results: deliveries.results.map((row) => failedDeliveryOf(row, c.language)) };
  },
});

export const letter = endpoint(contract.admin.letter, {
  handle: async (c) => failedDeliveryOf(await deliveryOfPath(c), c.language),
});

export const retry = endpoint(contract.admin.retry, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const row = await retryOnConflict(async () => {
      const delivery = await failedDeliveryOfPath(c);
      if (delivery.involved) refuse("own_case");
      const { reason } = await c.fields();
      await c.tx
        .add(
          ...retryDelivery(db, now, delivery.id),
          insertAudit(db, now, {
            admin: viewer.id,
            action: "retry",
            target: { type: "outbox", id: delivery.id },
            reason,
          }),
        )
        .commit();
      return { ...delivery, attempts: delivery.kind === "provider" ? 1 : 0, failed_at: null };
    });
    return failedDeliveryOf(row, c.language);
  },
});

type EndContext = CallContext<typeof contract.admin.endOrder>;

async function commitHappened(
  { db, now, tx }: EndContext,
  { id, key, payout }: FailedDeliveryRow,
  writes: Write[],
): Promise<void> {
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

async function end(c: EndContext): Promise<FailedDeliveryRow> {
  const { db, now, viewer } = c;
  const order = await failedDeliveryOfPath(c);
  if (order.kind !== "provider") refuse("not_found");
  if (order.involved) refuse("own_case");
  const { outcome, reference, reason } = await c.fields();
  const writes = [
    ...(outcome === "happened" ? markDelivered(db, now, order.id) : sendChecked(db, now, order.id)),
    insertAudit(db, now, {
      admin: viewer.id,
      action: outcome === "happened" ? "happened" : "send_again",
      target: { type: "outbox", id: order.id },
      reason: reference === null ? reason : `${reference}: ${reason}`,
    }),
  ];
  await (outcome === "happened" ? commitHappened(c, order, writes) : c.tx.add(...writes).commit());
  return order;
}

export const endOrder = endpoint(contract.admin.endOrder, {
  handle: async (c) => failedDeliveryOf({ ...(await retryOnConflict(() => end(c))), failed_at: null }, c.language),
});
