import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import type { Chat, Message } from "~/domain/chat";
import { pagesOf } from "~/domain/page";

/** Pages shown at once: going back adds one above, until this many. */
const MOST_PAGES = 5;

interface Shown {
  /** Oldest first. */
  messages: Message[];
  /** The page to ask for next, further back or nearer to now. */
  earlier: number | null;
  later: number | null;
}

/** The messages up to `page` pages back, together with the newer ones, so that nobody loses the place. */
export async function readMessages(context: Readonly<RouterContextProvider>, chat: Chat, page: number): Promise<Shown> {
  const first = Math.max(1, page - MOST_PAGES + 1);
  const numbers = Array.from({ length: page - first + 1 }, (_, index) => first + index);
  const pages = await Promise.all(
    numbers.map((number) => getApi(context).chat.messages({ params: { id: chat.uri }, query: { page: number } })),
  );
  // A message that arrives meanwhile moves the others along: the last of a page may be the first of the next.
  const known = new Map(pages.flatMap(({ results }) => results).map((message) => [message.id, message]));
  const messages = [...known.values()].sort((a, b) => a.id - b.id);
  const last = pagesOf(pages[0]?.count ?? 0);
  return { messages, earlier: page < last ? page + 1 : null, later: first > 1 ? Math.max(1, page - MOST_PAGES) : null };
}
