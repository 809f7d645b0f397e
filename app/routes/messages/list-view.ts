import type { ListView } from "~/components/chats/chat-address";
import { chatFilters } from "~/domain/chats/chat";
import { CHAT_KINDS } from "~/domain/chats/chat-kind";
import { firstCharacters } from "~/domain/values/characters";
import { constraintOf } from "~/forms/constraint";

const positive = (value: string | null) => (/^[1-9]\d{0,3}$/.test(value ?? "") ? Number(value) : 1);

export const searchLimits = () => ({ maxLength: constraintOf(chatFilters).search.maxLength });

export function readListView(query: URLSearchParams): ListView {
  return {
    search: firstCharacters((query.get("search") ?? "").trim(), searchLimits().maxLength),
    archived: query.get("archived") === "true",
    kind: CHAT_KINDS.find((kind) => kind === query.get("kind")),
    page: positive(query.get("chats")),
  };
}

export const readPage = (query: URLSearchParams) => positive(query.get("page"));
