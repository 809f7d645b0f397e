import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { browserApi } from "./api";
import type { Conversation, ConversationEvent } from "./conversation";
import { useReceived } from "./received";

export function useReading(
  { viewer, facts, messages }: Conversation,
  atEnd: boolean,
  dispatch: Dispatch<ConversationEvent>,
): void {
  const unread = messages.findLast(({ chat_user, read }) => chat_user.id !== viewer && !read)?.id ?? 0;
  const read = useEffectEvent(() => {
    if (unread === 0 || !atEnd || document.visibilityState !== "visible") return;
    const dispatchRead = () => dispatch({ type: "read", user: viewer ?? 0, message: unread });
    // Messages that arrive during this request are not read yet.
    browserApi.chat
      .read({ params: { id: facts.chat.uri }, body: { message: unread } })
      .then(dispatchRead, () => undefined);
  });
  useEffect(() => read(), [unread, atEnd]);
  const { id, uri } = facts.chat;
  const notified = useRef(false);
  /** A notification without a message, such as a changed bid, is read where its chat is visible. */
  const readNotified = useEffectEvent(() => {
    const message = messages.at(-1)?.id;
    if (!notified.current || unread > 0 || !message || document.visibilityState !== "visible") return;
    notified.current = false;
    browserApi.chat.read({ params: { id: uri }, body: { message } }).catch(() => undefined);
  });
  useEffect(() => {
    // The server read those of the first page.
    notified.current = document.documentElement.dataset.hydrated !== undefined;
    readNotified();
  }, [uri]);
  useReceived((received) => {
    if (received.type !== "notification" || received.notification.chat !== id) return;
    if (received.notification.type === "message") return;
    notified.current = true;
    readNotified();
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") {
        read();
        readNotified();
      } else dispatch({ type: "left" });
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [dispatch]);
}
