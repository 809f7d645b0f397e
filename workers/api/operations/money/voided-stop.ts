import type { VoidCause } from "~/domain/chats/chat-event";
import { isPrice } from "~/domain/money/price-part";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import type { PaymentRow } from "../../db/payment";
import { notifyOfVoidedStop, STOP_WAITS } from "../../db/stop-proposal";

type Moving = Pick<PaymentRow, "chat_id" | "payer_id">;
type Paying = Moving & Pick<PaymentRow, "kind" | "amount"> & Partial<Pick<PaymentRow, "for_price">>;

/**
 * Put before the change that a trigger ends the proposal for (migrations/0165_stop_proposal.sql). No line without a
 * proposal.
 */
export function voidedStopOf(
  db: Database,
  now: number,
  { chat_id: chat, payer_id: sender }: Moving,
  because?: VoidCause,
): Write[] {
  if (chat === null) return [];
  const event = { kind: "stop", step: "void", ...(because && { because }) } as const;
  return [insertChatEvent(db, { chat, sender, event, condition: STOP_WAITS, now })];
}

/** Extra work was paid: the proposer is notified, unless the proposer paid. */
export function voidedStopOfPaid(db: Database, now: number, payment: Paying): Write[] {
  if (isPrice(payment)) return voidedStopOf(db, now, payment);
  return [...notifyOfVoidedStop(db, now, payment), ...voidedStopOf(db, now, payment, "extra_work")];
}
