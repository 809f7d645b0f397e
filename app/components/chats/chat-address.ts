import { chatFilters } from "~/domain/chat";
import { constraintOf } from "~/forms/constraint";

/** What the list beside a conversation shows. */
export interface ListView {
  search: string;
  archived: boolean;
  /** From 1. `page` in the address belongs to the messages. */
  page: number;
}

const positive = (value: string | null) => (/^[1-9]\d{0,3}$/.test(value ?? "") ? Number(value) : 1);

export function readListView(query: URLSearchParams): ListView {
  return {
    search: [...(query.get("search") ?? "").trim()].slice(0, constraintOf(chatFilters).search.maxLength).join(""),
    archived: query.get("archived") === "true",
    page: positive(query.get("chats")),
  };
}

/** Which page of a conversation's messages is asked for. */
export const readPage = (query: URLSearchParams) => positive(query.get("page"));

/** An address under /messages that keeps the list as it is shown. */
export function chatAddress(view: ListView, uri?: string): string {
  const query = new URLSearchParams();
  if (view.search) query.set("search", view.search);
  if (view.archived) query.set("archived", "true");
  if (view.page > 1) query.set("chats", String(view.page));
  const written = query.size > 0 ? `?${query}` : "";
  return `/messages${uri ? `/${uri}` : ""}${written}`;
}
