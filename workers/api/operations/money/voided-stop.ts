import type { VoidCause } from "~/domain/chats/chat-event";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import type { PaymentRow } from "../../db/payment";
import { STOP_WAITS } from "../../db/stop-proposal";

type Moving = Pick<PaymentRow, "chat_id" | "payer_id">;

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
