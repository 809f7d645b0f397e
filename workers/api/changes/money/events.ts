import type { ProviderEvent } from "../../adapters/payments/port";
import type { Database, Write } from "../../db/database";
import { canTake, paymentOfSession, toPayOf } from "../../db/payment";
import { isUnique, type Transaction } from "../../db/transaction";
import { decideVerification } from "../accounts/verification";
import { applyPayoutEvent } from "./payout-event";
import { succeed } from "./success";

type About<T extends ProviderEvent["about"]> = Extract<ProviderEvent, { about: T }>;

/** SQL: a request outlives its session (`?4`): that the session expires by itself changes nothing. */
const RAN_OUT = "(kind = 'request' AND status = 'open' AND expires_at <= ?4)";

/** The primary key undoes a transaction that repeats an event. */
function remember(db: Database, now: number, { id, type }: { id: string; type: string }): Write {
  return db.prepare("INSERT INTO provider_event (id, type, received_at) VALUES (?, ?, ?)").bind(id, type, now);
}

/** Money arrived that is not booked. Amounts and the event's id identify it at the provider. */
function logOtherSum(event: About<"payment">, expected: number): void {
  if (event.event !== "succeed") return;
  const { id, cents, currency } = event;
  console.error(
    JSON.stringify({ level: "error", error: "paid another sum than asked", event: id, cents, currency, expected }),
  );
}

async function aboutPayment(tx: Transaction, now: number, provider: string, event: About<"payment">): Promise<void> {
  const { db } = tx;
  const payment = await paymentOfSession(db, event.session);
  if (payment?.provider !== provider) return;
  if (event.cents !== toPayOf(payment) || event.currency !== "eur") return logOtherSum(event, toPayOf(payment));
  const first = [remember(db, now, event)];
  if (event.event === "succeed") return succeed(tx, now, payment, first);
  const to = { processing: "processing", fail: "failed", cancel: "cancelled" }[event.event];
  const move = db
    .prepare(
      `UPDATE payment SET status = ?1 WHERE id = ?2 AND session = ?3 AND ${canTake(event.event)}
       AND (?1 = 'processing' OR NOT ${RAN_OUT})`,
    )
    .bind(to, payment.id, payment.session, now);
  await tx.add(...first, move).commit();
}

/** Once. Order does not matter; unknown references change nothing. */
export async function applyEvent(tx: Transaction, now: number, provider: string, event: ProviderEvent): Promise<void> {
  try {
    if (event.about === "payment") await aboutPayment(tx, now, provider, event);
    if (event.about === "account") await decideVerification(tx, now, event, [remember(tx.db, now, event)]);
    if (event.about === "payout") await applyPayoutEvent(tx, now, provider, event, [remember(tx.db, now, event)]);
  } catch (error) {
    if (!isUnique(error, "provider_event.id")) throw error;
  }
}
