import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import { isPending } from "~/domain/bid";
import type { Chat } from "~/domain/chat";

/** Whether the owner paid for the pending bid of a chat and the provider has not confirmed it yet. */
export async function isPaying(
  context: Readonly<RouterContextProvider>,
  chat: Chat,
  viewer: number | null,
): Promise<boolean> {
  if (!isPending(chat.bid_status) || chat.owner !== viewer) return false;
  const query = { chat_uri: chat.uri, role: "payer" as const, status: "processing" as const };
  const { count } = await getApi(context).payment.list({ query });
  return count > 0;
}
