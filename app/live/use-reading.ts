import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { browserApi } from "./api";
import type { Conversation, ConversationEvent } from "./conversation";
import { useHeard } from "./heard";

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
  const { id, uri } = facts.chat;
  const told = useRef(false);
  /** A notification without a message, such as a changed bid, is read where its chat is visible. */
  const readTold = useEffectEvent(() => {
    const message = messages.at(-1)?.id;
    if (!told.current || unread > 0 || !message || document.visibilityState !== "visible") return;
    told.current = false;
    browserApi.chat.read({ params: { id: uri }, body: { message } }).catch(() => undefined);
  });
  useEffect(() => {
    // The server read those of the first page.
    told.current = document.documentElement.dataset.hydrated !== undefined;
    readTold();
  }, [uri]);
  useHeard((heard) => {
    if (heard.type !== "notification" || heard.notification.chat !== id) return;
    if (heard.notification.type === "message") return;
    told.current = true;
    readTold();
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") {
        read();
        readTold();
      } else tell({ type: "left" });
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [tell]);
}
