import type { Chat } from "./chat";

export function writingRefusal(status: Chat["bid_status"]): "bid_pending" | "bid_rejected" | null {
  if (status === "pending") return "bid_pending";
  return status === "rejected" ? "bid_rejected" : null;
}

export function chatRefusal(
  one: Pick<Chat, "bid_status" | "blocked"> & { opponent: Pick<Chat["opponent"], "id"> },
): "gone" | "blocked" | "bid_pending" | "bid_rejected" | null {
  if (one.opponent.id === null) return "gone";
  return one.blocked ? "blocked" : writingRefusal(one.bid_status);
}
