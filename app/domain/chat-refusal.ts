import type { Chat } from "./chat";

/**
 * Why a chat's bid keeps the two from writing (409), or null when it does not: no bid (null) or an accepted one opens the
 * chat. A withdrawn bid shows as rejected.
 */
export function writingRefusal(status: Chat["bid_status"]): "bid_pending" | "bid_rejected" | null {
  if (status === "pending") return "bid_pending";
  return status === "rejected" ? "bid_rejected" : null;
}

/** Why the two cannot write in a chat, a block included; null when they can. */
export function chatRefusal(
  one: Pick<Chat, "bid_status" | "blocked">,
): "blocked" | "bid_pending" | "bid_rejected" | null {
  return one.blocked ? "blocked" : writingRefusal(one.bid_status);
}
