import { useEffect, useReducer, useRef, useState } from "react";
import type { Message } from "~/domain/chats/chat";
import { PAGE_SIZE } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { browserApi } from "./api";
import type { SocketMessage } from "./connection";
import { begin, type Conversation, isNewFromOther, type LoadedConversation, next } from "./conversation";
import { loginWithHeldMessage } from "./held-message";
import { holdOutbox } from "./outbox";
import { useReceived } from "./received";
import { useCatchingUp } from "./use-catching-up";
import { dropPhoto, type WaitingPhoto } from "./use-chosen-photos";
import { useReading } from "./use-reading";
import { useSending } from "./use-sending";
import { useTyping } from "./use-typing";

export interface LiveConversation {
  state: Conversation;
  announced: string;
  send(text: string, photos: readonly WaitingPhoto[]): void;
  retry(clientId: string): void;
  discard(clientId: string): void;
  typed(): void;
  loadEarlier(): void;
}

export function useConversation(loaded: LoadedConversation, atEnd: boolean): LiveConversation {
  const [state, dispatch] = useReducer(next, loaded, begin);
  const [announced, setAnnounced] = useState("");
  const { viewer, facts, messages } = state;
  const { uri, opponent } = facts.chat;
  const typing = useTyping(uri);
  const { t } = useTranslation("messages");
  const said = ({ message, photos = [] }: Message) =>
    [message, photos.length > 0 && t("photo.said", { count: photos.length })].filter(Boolean).join(" ");

  function end() {
    const why = t("chat.ended");
    dispatch({ type: "ended", why });
    if (holdOutbox({ viewer, uri }, why)) location.replace(loginWithHeldMessage(location.pathname + location.search));
    // Redirects to the login page, and back here afterwards.
    else location.reload();
  }

  useEffect(() => dispatch({ type: "loaded", loaded }), [loaded]);

  useReceived((received: SocketMessage) => {
    if (received.type === "connection") dispatch({ ...received, at: Date.now() });
    else if (received.type === "ended") end();
    else if (received.type === "presence") {
      if (received.user === opponent.id) dispatch({ type: "presence", online: received.online, at: Date.now() });
    } else if ("chat" in received && received.chat === uri) {
      if (received.type === "message") {
        if (isNewFromOther(state, received.message))
          setAnnounced(`${received.message.chat_user.name}: ${said(received.message)}`);
        dispatch({
          type: "received",
          message: received.message,
          seen: atEnd && document.visibilityState === "visible",
        });
      } else dispatch(received);
    }
  });

  useSending(state, { writer: { viewer, uri }, dispatch, onEnded: end });
  useCatchingUp(state, dispatch, end);
  useReading(state, atEnd, dispatch);

  const loading = useRef(false);
  async function loadEarlier() {
    if (loading.current) return;
    loading.current = true;
    // New messages shift the pages. Duplicates merge by id.
    const page = Math.floor(messages.length / PAGE_SIZE) + 1;
    const older = await browserApi.chat.messages({ params: { id: uri }, query: { page } });
    dispatch({ type: "earlier", messages: older.results, hasEarlier: older.count > page * PAGE_SIZE });
    loading.current = false;
  }
  return {
    state,
    announced,
    send(text, photos) {
      dispatch({ type: "written", clientId: crypto.randomUUID(), text, at: Date.now(), photos });
      typing.sent();
    },
    retry: (clientId) => dispatch({ type: "again", clientId }),
    discard(clientId) {
      const photos = state.outgoing.find((one) => one.clientId === clientId)?.photos ?? [];
      for (const { id } of photos) void dropPhoto(uri, id);
      dispatch({ type: "discarded", clientId });
    },
    typed: typing.typed,
    loadEarlier: () => void loadEarlier().catch(() => (loading.current = false)),
  };
}
