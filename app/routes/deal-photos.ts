import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import type { DealPhotos } from "~/domain/chats/chat-photo";

const NONE: DealPhotos = { result: [], dispute: [] };

/** Without `bid`: of the latest deal of the chat. Empty if the call fails: pages about money work without the photos. */
export async function dealPhotosOf(
  context: Readonly<RouterContextProvider>,
  chat: string | null | undefined,
  bid?: number | null,
): Promise<DealPhotos> {
  if (!chat) return NONE;
  return (await optional(getApi(context).chat.photos({ params: { id: chat }, query: bid ? { bid } : {} }))) ?? NONE;
}
