import type { WithdrawalStep } from "~/domain/chats/chat-event";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import type { PaymentRow } from "../../db/payment";

type Withdrawn = Pick<PaymentRow, "chat_id" | "payer_id" | "kind" | "description">;

export const withdrawnFrom = ({
  kind,
  description,
  job_title,
}: Pick<PaymentRow, "kind" | "description" | "job_title">): Record<string, string> =>
  kind === "request" && description && job_title
    ? { job_title: description, extra_of: job_title }
    : { job_title: job_title ?? "" };

export function withdrawalLine(
  db: Database,
  now: number,
  { chat_id: chat, payer_id: sender, kind, description }: Withdrawn,
  step: WithdrawalStep,
  isOfService = false,
): Write[] {
  if (chat === null) return [];
  const extra = kind === "request" && description ? { description } : {};
  const event = { kind: "withdrawal", step, ...extra, ...(isOfService && { service: true as const }) } as const;
  return [insertChatEvent(db, { chat, sender, event, now })];
}
