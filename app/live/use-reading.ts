import { type Dispatch, useEffect, useEffectEvent } from "react";
import { browserApi } from "./api";
import type { Conversation, ConversationEvent } from "./conversation";

export function useReading(
  { viewer, facts, messages }: Conversation,
  atEnd: boolean,
  tell: Dispatch<ConversationEvent>,
): void {
  const unread = messages.findLast(({ chat_user, read }) => chat_user.id !== viewer && !read)?.id ?? 0;
  const read = useEffectEvent(() => {
    if (unread === 0 || !atEnd || document.visibilityState !== "visible") return;
    const told = () => tell({ type: "read", user: viewer ?? 0, message: unread });
    // Messages that arrive during this request are not read yet.
    browserApi.chat.read({ params: { id: facts.chat.uri }, body: { message: unread } }).then(told, () => undefined);
  });
  useEffect(() => read(), [unread, atEnd]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") read();
      else tell({ type: "left" });
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [tell]);
}
