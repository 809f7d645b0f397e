import { contract } from "~/api/contract";
import { insertAudit } from "../../db/audit";
import type { Write } from "../../db/database";
import {
  type DeadLetterRow,
  deadLetters,
  letterOf,
  listDeadLetters,
  markDelivered,
  retryLetter,
  sendChecked,
} from "../../db/dead-letter";
import { payoutWithId } from "../../db/payout";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { decidePayout } from "../../operations/money/payout-decision";

type LetterContext = CallContext<
  typeof contract.admin.letter | typeof contract.admin.retry | typeof contract.admin.endOrder
>;

async function letterOfPath({ db, id, viewer }: LetterContext): Promise<DeadLetterRow> {
  return (await deadLetters(db, viewer.id, id()).first<DeadLetterRow>()) ?? refuse("not_found");
}

type ChangeContext = CallContext<typeof contract.admin.retry | typeof contract.admin.endOrder>;

async function failedLetterOfPath(c: ChangeContext): Promise<DeadLetterRow> {
  const letter = await letterOfPath(c);
  return letter.failed_at === null ? refuse("already_done") : letter;
}

export const outbox = endpoint(contract.admin.outbox, {
  handle: async (c) => {
    const { page } = await c.fields();
    const found = await listDeadLetters(c.db, c.viewer.id, page);
    return { count: found.count, results: found.results.map((row) => letterOf(row, c.language)) };
  },
});

export const letter = endpoint(contract.admin.letter, {
  handle: async (c) => letterOf(await letterOfPath(c), c.language),
});

export const retry = endpoint(contract.admin.retry, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const row = await retryOnConflict(async () => {
      const letter = await failedLetterOfPath(c);
      if (letter.involved) refuse("own_case");
      const { reason } = await c.fields();
      await c.tx
        .add(
          ...retryLetter(db, now, letter.id),
          insertAudit(db, now, {
            admin: viewer.id,
            action: "retry",
            target: { type: "outbox", id: letter.id },
            reason,
          }),
        )
        .commit();
      return { ...letter, attempts: letter.kind === "provider" ? 1 : 0, failed_at: null };
    });
    return letterOf(row, c.language);
  },
});

type EndContext = CallContext<typeof contract.admin.endOrder>;

async function commitHappened(
  { db, now, tx }: EndContext,
  { id, key, payout }: DeadLetterRow,
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

async function end(c: EndContext): Promise<DeadLetterRow> {
  const { db, now, viewer } = c;
  const order = await failedLetterOfPath(c);
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
  handle: async (c) => letterOf({ ...(await retryOnConflict(() => end(c))), failed_at: null }, c.language),
});
