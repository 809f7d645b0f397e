import { type Dispatch, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, isRefused } from "~/api/error";
import type { Message } from "~/domain/chats/chat";
import { browserApi } from "./api";
import type { Conversation, ConversationEvent, Outgoing } from "./conversation";
import { LiveConnection, useHeard } from "./heard";
import { forgetOutgoing, readOutbox, storeOutgoing, type Writer } from "./outbox";

type Tell = Dispatch<ConversationEvent>;

/** The API would reject it again. The writer retries after 429. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

function sent({ uri, viewer }: Writer, { clientId, text, photos = [] }: Outgoing): Promise<Message> {
  const sentWith = photos.length > 0 && { photos: photos.map(({ id }) => id), alts: photos.map(({ alt }) => alt) };
  const body = { message: text, client_id: clientId, ...sentWith };
  return browserApi.chat.send({ params: { id: uri }, body }, viewer);
}

async function post(writer: Writer, outgoing: Outgoing, tell: Tell): Promise<boolean> {
  const { clientId } = outgoing;
  try {
    const message = await sent(writer, outgoing);
    tell({ type: "told", message, seen: true });
    return true;
  } catch (error) {
    const ended: boolean = isRefused(error, 401);
    if (isFinal(error) && !ended) tell({ type: "refused", clientId, why: error.messages.join(" ") });
    else tell({ type: "unsent", clientId });
    // The reload redirects to the login page. The message stays in the outbox.
    if (ended) location.reload();
    return false;
  }
}

/** A message without an answer blocks those behind it. */
export function useSending({ outgoing }: Conversation, writer: Writer, tell: Tell): void {
  const connection = use(LiveConnection);
  const isBusy = useRef(false);
  // The socket may confirm a message before its request ends. This counter starts the next one.
  const [answered, setAnswered] = useState(0);
  const first = outgoing.find(({ status }) => status !== "refused");
  const send = useEffectEvent(async (one: Outgoing) => {
    if (isBusy.current) return;
    isBusy.current = true;
    // A sent message proves that the server is back: reconnect.
    if (await post(writer, one, tell)) connection?.send({ type: "ping" });
    isBusy.current = false;
    setAnswered((count) => count + 1);
  });
  useEffect(() => {
    if (first?.status === "sending") void send(first);
  }, [first, answered]);

  useHeard((heard) => {
    if (heard.type === "connection" && heard.up) tell({ type: "again" });
  });
  useEffect(() => {
    const again = () => tell({ type: "again" });
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [tell]);

  useStored(outgoing, writer, tell);
}

function useStored(outgoing: readonly Outgoing[], { viewer, uri }: Writer, tell: Tell): void {
  const stored = useRef<readonly Outgoing[]>([]);
  useEffect(() => {
    tell({ type: "restored", outgoing: readOutbox({ viewer, uri }) });
    tell({ type: "again" });
  }, [viewer, uri, tell]);
  useEffect(() => {
    for (const one of outgoing) storeOutgoing({ viewer, uri }, one);
    const left = new Set(outgoing.map(({ clientId }) => clientId));
    for (const { clientId } of stored.current) if (!left.has(clientId)) forgetOutgoing({ viewer, uri }, clientId);
    stored.current = outgoing;
  }, [outgoing, viewer, uri]);
}
