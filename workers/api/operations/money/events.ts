import { writeLog } from "~/domain/values/log";
import type { ProviderEvent } from "../../adapters/payments/port";
import { notifyChosen } from "../../db/bid-payment";
import { paymentOfSession } from "../../db/former-session";
import { toPayOf } from "../../db/payment";
import { notifyOfFailed } from "../../db/payment-news";
import { cancelOtherBids, moveBySession } from "../../db/payment-status";
import { insertProviderEvent } from "../../db/provider-event";
import { ConflictError, isUnique, type Transaction } from "../../db/transaction";
import { decideVerification } from "../accounts/verification";
import { applyChargeback } from "./chargeback";
import { applyRefund } from "./moved-elsewhere";
import { receiveOtherAmount } from "./other-amount";
import { applyPayoutEvent } from "./payout-event";
import { succeed } from "./success";
import { applyTransfer } from "./transfer-elsewhere";

type About<T extends ProviderEvent["about"]> = Extract<ProviderEvent, { about: T }>;

function logOtherAmount({ id, cents, currency }: About<"payment">): void {
  writeLog("error", { error: "paid another sum than asked", event: id, cents, currency });
}

async function aboutPayment(tx: Transaction, now: number, provider: string, event: About<"payment">): Promise<void> {
  const { db } = tx;
  const payment = await paymentOfSession(db, event.session);
  if (payment?.provider !== provider) return;
  const first = [insertProviderEvent(db, now, event)];
  if (event.cents !== toPayOf(payment) || event.currency !== "eur") {
    if (event.event !== "succeed") return;
    logOtherAmount(event);
    return receiveOtherAmount(tx, now, { provider, event, payment, first });
  }
  if (event.event === "succeed") return succeed(tx, now, payment, first);
  const others = event.event === "processing" ? [cancelOtherBids(db, payment.id)] : [];
  const news = [
    ...notifyChosen(db, now, payment, event.event),
    ...(event.event === "processing" ? [] : notifyOfFailed(db, now, payment, event.event)),
  ];
  await tx.add(...first, ...news, moveBySession(db, now, payment, event.event), ...others).commit();
}

/** Not when the event itself came first. */
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

/** Idempotent. Order does not matter; unknown references change nothing. */
export async function applyEvent(tx: Transaction, now: number, provider: string, event: ProviderEvent): Promise<void> {
  const first = (of: { id: string; type: string }) => [insertProviderEvent(tx.db, now, of)];
  try {
    if (event.about === "payment") await raced(() => aboutPayment(tx, now, provider, event));
    if (event.about === "account") await decideVerification(tx, now, event, first(event));
    if (event.about === "payout") await raced(() => applyPayoutEvent(tx, now, provider, event, first(event)));
    if (event.about === "chargeback")
      await raced(() => applyChargeback(tx, now, { provider, event, first: first(event) }));
    if (event.about === "refund") await raced(() => applyRefund(tx, now, { provider, event, first: first(event) }));
    if (event.about === "transfer") await raced(() => applyTransfer(tx, now, { provider, event, first: first(event) }));
  } catch (error) {
    if (!isUnique(error, "provider_event.id")) throw error;
  }
}
