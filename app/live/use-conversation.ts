import { useEffect, useReducer, useRef, useState } from "react";
import type { Message } from "~/domain/chats/chat";
import { PAGE_SIZE } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { browserApi } from "./api";
import type { SocketMessage } from "./connection";
import { begin, type Conversation, type LoadedConversation, next } from "./conversation";
import { useHeard } from "./heard";
import { holdOutbox } from "./outbox";
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
  const [state, tell] = useReducer(next, loaded, begin);
  const [announced, setAnnounced] = useState("");
  const { viewer, facts, messages } = state;
  const { uri, opponent } = facts.chat;
  const typing = useTyping(uri);
  const { t } = useTranslation("messages");
  const said = ({ message, photos = [] }: Message) =>
    [message, photos.length > 0 && t("photo.said", { count: photos.length })].filter(Boolean).join(" ");

  function end() {
    const why = t("chat.ended");
    tell({ type: "ended", why });
    holdOutbox({ viewer, uri }, why);
    // Redirects to the login page, and back here afterwards.
    location.reload();
  }

  useEffect(() => tell({ type: "loaded", loaded }), [loaded]);

  useHeard((heard: SocketMessage) => {
    if (heard.type === "connection") tell({ ...heard, at: Date.now() });
    else if (heard.type === "ended") end();
    else if (heard.type === "presence") {
      if (heard.user === opponent.id) tell({ type: "presence", online: heard.online, at: Date.now() });
    } else if ("chat" in heard && heard.chat === uri) {
      if (heard.type === "message") {
        const own = heard.message.chat_user.id === viewer;
        if (!own) setAnnounced(`${heard.message.chat_user.name}: ${said(heard.message)}`);
        tell({ type: "told", message: heard.message, seen: atEnd && document.visibilityState === "visible" });
      } else tell(heard);
    }
  });

  useSending(state, { writer: { viewer, uri }, tell, onEnded: end });
  useCatchingUp(state, tell, end);
  useReading(state, atEnd, tell);

  const loading = useRef(false);
  async function loadEarlier() {
    if (loading.current) return;
    loading.current = true;
    // New messages shift the pages. Duplicates merge by id.
    const page = Math.floor(messages.length / PAGE_SIZE) + 1;
    const older = await browserApi.chat.messages({ params: { id: uri }, query: { page } });
    tell({ type: "earlier", messages: older.results, hasEarlier: older.count > page * PAGE_SIZE });
    loading.current = false;
  }
  return {
    state,
    announced,
    send(text, photos) {
      tell({ type: "written", clientId: crypto.randomUUID(), text, at: Date.now(), photos });
      typing.sent();
    },
    retry: (clientId) => tell({ type: "again", clientId }),
    discard(clientId) {
      const photos = state.outgoing.find((one) => one.clientId === clientId)?.photos ?? [];
      for (const { id } of photos) void dropPhoto(uri, id);
      tell({ type: "discarded", clientId });
    },
    typed: typing.typed,
    loadEarlier: () => void loadEarlier().catch(() => (loading.current = false)),
  };
}
