import type { Chat } from "~/domain/chats/chat";
import type { ChatKind } from "~/domain/chats/chat-kind";

export interface ListView {
  search: string;
  archived: boolean;
  kind?: ChatKind | undefined;
  page: number;
}

export function chatAddress(view: ListView, uri?: string): string {
  const query = new URLSearchParams();
  if (view.search) query.set("search", view.search);
  if (view.archived) query.set("archived", "true");
  if (view.kind) query.set("kind", view.kind);
  if (view.page > 1) query.set("chats", String(view.page));
  const written = query.size > 0 ? `?${query}` : "";
  return `/messages${uri ? `/${uri}` : ""}${written}`;
}

export const doneAddress = ({ job, uri }: Pick<Chat, "job" | "uri">): string =>
  `/task/${job}/actie/done?next=${encodeURIComponent(`/messages/${uri}`)}`;
