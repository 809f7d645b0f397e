import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import type { Chat, Message } from "~/domain/chats/chat";
import { pagesOf } from "~/domain/values/page";

const MAX_PAGES = 5;

interface Shown {
  messages: Message[];
  earlier: number | null;
  later: number | null;
}

/** Newer messages come along, so that the reader keeps their place. */
export async function readMessages(context: Readonly<RouterContextProvider>, chat: Chat, page: number): Promise<Shown> {
  const first = Math.max(1, page - MAX_PAGES + 1);
  const numbers = Array.from({ length: page - first + 1 }, (_, index) => first + index);
  const pages = await Promise.all(
    numbers.map((number) => getApi(context).chat.messages({ params: { id: chat.uri }, query: { page: number } })),
  );
  // A new message shifts the pages, so neighbouring pages can overlap.
  const known = new Map(pages.flatMap(({ results }) => results).map((message) => [message.id, message]));
  const messages = [...known.values()].sort((a, b) => a.id - b.id);
  const last = pagesOf(pages[0]?.count ?? 0);
  return { messages, earlier: page < last ? page + 1 : null, later: first > 1 ? Math.max(1, page - MAX_PAGES) : null };
}
