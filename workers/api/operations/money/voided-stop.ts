import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import type { PaymentRow } from "../../db/payment";
import { STOP_WAITS } from "../../db/stop-proposal";

type Moving = Pick<PaymentRow, "chat_id" | "payer_id">;

/**
 * The line in the chat of a proposal to stop together that ends because the held money is disputed or changes. A trigger
 * ends it (migrations/0165_stop_proposal.sql): put the line before that change. No line without a proposal.
 */
export const voidedStopOf = (db: Database, now: number, { chat_id: chat, payer_id: sender }: Moving): Write[] =>
  chat === null
    ? []
    : [insertChatEvent(db, { chat, sender, event: { kind: "stop", step: "void" }, condition: STOP_WAITS, now })];
