import type { WithdrawalStep } from "~/domain/chats/chat-event";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import type { PaymentRow } from "../../db/payment";

type Withdrawn = Pick<PaymentRow, "chat_id" | "payer_id" | "kind" | "description">;

/** Credits have no chat. Extra work is a contract of its own. */
export function withdrawalLine(
  db: Database,
  now: number,
  { chat_id: chat, payer_id: sender, kind, description }: Withdrawn,
  step: WithdrawalStep,
): Write[] {
  if (chat === null) return [];
  const extra = kind === "request" && description ? { description } : {};
  return [insertChatEvent(db, { chat, sender, event: { kind: "withdrawal", step, ...extra }, now })];
}
