import type { ProviderEvent } from "../../adapters/payments/port";
import type { Database, Write } from "../../db/database";
import { canTake, paymentOfSession, toPayOf } from "../../db/payment";
import { ConflictError, isUnique, type Transaction } from "../../db/transaction";
import { decideVerification } from "../accounts/verification";
import { applyChargeback } from "./chargeback";
import { applyRefund, applyTransfer } from "./moved-elsewhere";
import { applyPayoutEvent } from "./payout-event";
import { succeed } from "./success";
import { unmatched } from "./unmatched";

type About<T extends ProviderEvent["about"]> = Extract<ProviderEvent, { about: T }>;

/** SQL: a request outlives its session (`?4`): the session's expiry changes nothing. */
const RAN_OUT = "(kind = 'request' AND status = 'open' AND expires_at <= ?4)";

/** The primary key undoes a transaction that repeats an event. */
function remember(db: Database, now: number, { id, type }: { id: string; type: string }): Write {
  return db.prepare("INSERT INTO provider_event (id, type, received_at) VALUES (?, ?, ?)").bind(id, type, now);
}

interface OtherSum {
  provider: string;
  event: About<"payment">;
  payment: number;
  first: Write[];
}

async function otherSum(tx: Transaction, now: number, other: OtherSum): Promise<void> {
  if (other.event.event !== "succeed") return;
  const { id, cents, currency } = other.event;
  console.error(JSON.stringify({ level: "error", error: "paid another sum than asked", event: id, cents, currency }));
  await unmatched(tx, now, other);
}

async function aboutPayment(tx: Transaction, now: number, provider: string, event: About<"payment">): Promise<void> {
  const { db } = tx;
  const payment = await paymentOfSession(db, event.session);
  if (payment?.provider !== provider) return;
  if (event.cents !== toPayOf(payment) || event.currency !== "eur") {
    return otherSum(tx, now, { provider, event, payment: payment.id, first: [remember(db, now, event)] });
  }
  const first = [remember(db, now, event)];
  if (event.event === "succeed") return succeed(tx, now, payment, first);
  const to = { processing: "processing", fail: "failed", cancel: "cancelled" }[event.event];
  const move = db
    .prepare(
      `UPDATE payment SET status = ?1 WHERE id = ?2 AND session = ?3 AND ${canTake(event.event)}
       AND (?1 = 'processing' OR NOT ${RAN_OUT})`,
    )
    .bind(to, payment.id, payment.session, now);
  await tx.add(...first, move, ...(to === "processing" ? [closeOthers(db, payment.id)] : [])).commit();
}

/** Cancels the open payments for other bids on the job of a bid that is being paid. A success that still arrives counts. */
const closeOthers = (db: Database, payment: number): Write =>
  db
    .prepare(
      `UPDATE payment SET status = 'cancelled' WHERE kind = 'bid' AND status = 'open' AND id <> ?1
       AND job_id = (SELECT p.job_id FROM payment p WHERE p.id = ?1 AND p.kind = 'bid' AND p.status = 'processing')`,
    )
    .bind(payment);

/** Again from the read on when a concurrent change came first, but not when the event itself did. */
async function raced(apply: () => Promise<void>, rounds = 8): Promise<void> {
  for (let round = 1; ; round++) {
    try {
      return await apply();
    } catch (error) {
      const isAgain =
        error instanceof ConflictError ||
        ["chargeback.", "ledger_transaction.key"].some((index) => isUnique(error, index));
      if (!isAgain || round === rounds) throw error;
    }
  }
}

/** Once. Order does not matter; unknown references change nothing. */
export async function applyEvent(tx: Transaction, now: number, provider: string, event: ProviderEvent): Promise<void> {
  const first = (of: { id: string; type: string }) => [remember(tx.db, now, of)];
  try {
    if (event.about === "payment") await aboutPayment(tx, now, provider, event);
    if (event.about === "account") await decideVerification(tx, now, event, [remember(tx.db, now, event)]);
    if (event.about === "payout") await applyPayoutEvent(tx, now, provider, event, [remember(tx.db, now, event)]);
    if (event.about === "chargeback")
      await raced(() => applyChargeback(tx, now, { provider, event, first: first(event) }));
    if (event.about === "refund") await raced(() => applyRefund(tx, now, { provider, event, first: first(event) }));
    if (event.about === "transfer") await raced(() => applyTransfer(tx, now, { provider, event, first: first(event) }));
  } catch (error) {
    if (!isUnique(error, "provider_event.id")) throw error;
  }
}
