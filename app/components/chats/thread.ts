import { dayInAmsterdam } from "~/domain/calendar";
import type { Message } from "~/domain/chat";

/** Messages within this time of each other belong together. */
const TOGETHER_MS = 5 * 60_000;

export interface Line {
  message: Message;
  own: boolean;
  /** Follows at once on another of the same person. */
  follows: boolean;
  /** The first that the reader had not seen yet, below what was seen. */
  firstNew: boolean;
}
export interface Day {
  /** `YYYY-MM-DD` in Amsterdam. */
  date: string;
  lines: Line[];
}

const dayOf = (message: Message) => dayInAmsterdam(Date.parse(message.create_date));

function follows(message: Message, before: Message | undefined): boolean {
  if (!before || before.chat_user.id !== message.chat_user.id || before.bid || message.bid) return false;
  return Date.parse(message.create_date) - Date.parse(before.create_date) < TOGETHER_MS;
}

/** Messages (oldest first) by day, as the reader sees them; `unread` of the other's are new. */
export function threadOf(messages: readonly Message[], reader: number | null, unread: number): Day[] {
  const others = messages.filter(({ chat_user }) => chat_user.id !== reader);
  const firstNew = unread > 0 ? others.at(-unread) : undefined;
  const days: Day[] = [];
  for (const [index, message] of messages.entries()) {
    const date = dayOf(message);
    const before = messages[index - 1];
    if (!before || message.first_message_of_day || dayOf(before) !== date) days.push({ date, lines: [] });
    const lines = days.at(-1)?.lines ?? [];
    lines.push({
      message,
      own: message.chat_user.id === reader,
      follows: lines.length > 0 && message !== firstNew && follows(message, before),
      firstNew: index > 0 && message === firstNew,
    });
  }
  return days;
}
