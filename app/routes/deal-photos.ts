import type { RouterContextProvider } from "react-router";
import { ApiError, optional } from "~/api/error";
import { pageSentence } from "~/api/messages";
import { getApi } from "~/context";
import type { DealPhotos } from "~/domain/chats/chat-photo";
import { getT } from "~/middleware/locale";

const NONE: DealPhotos = { result: [], dispute: [] };

/** Empty if the call fails: pages about money work without the photos. */
export async function dealPhotosOf(
  context: Readonly<RouterContextProvider>,
  chat: string | null | undefined,
): Promise<DealPhotos> {
  if (!chat) return NONE;
  return (await optional(getApi(context).chat.photos({ params: { id: chat } }))) ?? NONE;
}

export function refusedWithPhotos(context: Readonly<RouterContextProvider>, error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const said = error.fields ? error.messages.join(" ") : pageSentence(error.code, error.message, error.retryAfter);
  return `${said} ${getT(context, "messages")("photo.again")}`;
}
