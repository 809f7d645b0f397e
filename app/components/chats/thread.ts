import type { Message } from "~/domain/chats/chat";
import { dayInAmsterdam } from "~/domain/values/calendar";

const TOGETHER_MS = 5 * 60_000;

export interface Line {
  message: Message;
  own: boolean;
  follows: boolean;
  firstNew: boolean;
  outdated: boolean;
}
export interface Day {
  /** `YYYY-MM-DD` in Amsterdam. */
  date: string;
  lines: Line[];
}

const dayOf = (message: Message) => dayInAmsterdam(Date.parse(message.create_date));

const isCard = ({ bid, event }: Message): boolean => bid !== null || Boolean(event);

function follows(message: Message, before: Message | undefined): boolean {
  if (!before || before.chat_user.id !== message.chat_user.id || isCard(before) || isCard(message)) return false;
  return Date.parse(message.create_date) - Date.parse(before.create_date) < TOGETHER_MS;
}

export function firstUnread(messages: readonly Message[], reader: number | null, unread: number): number | null {
  const others = messages.filter(
    ({ chat_user, bid, removed_by_team }) => chat_user.id !== reader && (bid !== null || !removed_by_team),
  );
  return unread > 0 ? (others.at(-unread)?.id ?? null) : null;
}

function latestOfRequests(messages: readonly Message[]): Map<number, number> {
  return new Map(messages.flatMap(({ id, payment_request: of }) => (of ? [[of.id, id] as const] : [])));
}

export function threadOf(messages: readonly Message[], reader: number | null, firstNew: number | null): Day[] {
  const days: Day[] = [];
  const latest = latestOfRequests(messages);
  for (const [index, message] of messages.entries()) {
    const date = dayOf(message);
    const before = messages[index - 1];
    if (!before || message.first_message_of_day || dayOf(before) !== date) days.push({ date, lines: [] });
    const lines = days.at(-1)?.lines ?? [];
    lines.push({
      message,
      own: message.chat_user.id === reader,
      follows: lines.length > 0 && message.id !== firstNew && follows(message, before),
      firstNew: index > 0 && message.id === firstNew,
      outdated: message.payment_request ? latest.get(message.payment_request.id) !== message.id : false,
    });
  }
  return days;
}
