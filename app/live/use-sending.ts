import { type Dispatch, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, isRefused } from "~/api/error";
import type { Message } from "~/domain/chats/chat";
import { browserApi } from "./api";
import type { Conversation, ConversationEvent, Outgoing } from "./conversation";
import { forgetOutgoing, readOutbox, storeOutgoing, type Writer } from "./outbox";
import { LiveConnection, useReceived } from "./received";

type ConversationDispatch = Dispatch<ConversationEvent>;

/** The API would reject it again. The writer retries after 429. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

function sent({ uri, viewer }: Writer, { clientId, text, photos = [] }: Outgoing): Promise<Message> {
  const sentWith = photos.length > 0 && { photos: photos.map(({ id }) => id), alts: photos.map(({ alt }) => alt) };
  const body = { message: text, client_id: clientId, ...sentWith };
  return browserApi.chat.send({ params: { id: uri }, body }, viewer);
}

interface Sending {
  writer: Writer;
  dispatch: ConversationDispatch;
  onEnded: () => void;
}

async function post(outgoing: Outgoing, { writer, dispatch, onEnded }: Sending): Promise<boolean> {
  const { clientId } = outgoing;
  try {
    const message = await sent(writer, outgoing);
    dispatch({ type: "received", message, seen: true });
    return true;
  } catch (error) {
    if (isRefused(error, 401)) onEnded();
    else if (isFinal(error)) dispatch({ type: "refused", clientId, why: error.messages.join(" ") });
    else dispatch({ type: "unsent", clientId });
    return false;
  }
}

/** A message without an answer blocks those behind it. */
export function useSending({ outgoing }: Conversation, sending: Sending): void {
  const { writer, dispatch } = sending;
  const connection = use(LiveConnection);
  const isBusy = useRef(false);
  // The socket may confirm a message before its request ends. This counter starts the next one.
  const [answered, setAnswered] = useState(0);
  const first = outgoing.find(({ status }) => status !== "refused");
  const send = useEffectEvent(async (one: Outgoing) => {
    if (isBusy.current) return;
    isBusy.current = true;
    // A sent message proves that the server is back: reconnect.
    if (await post(one, sending)) connection?.send({ type: "ping" });
    isBusy.current = false;
    setAnswered((count) => count + 1);
  });
  useEffect(() => {
    if (first?.status === "sending") void send(first);
  }, [first, answered]);

  useReceived((received) => {
    if (received.type === "connection" && received.up) dispatch({ type: "again" });
  });
  useEffect(() => {
    const again = () => dispatch({ type: "again" });
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [dispatch]);

  useStored(outgoing, writer, dispatch);
}

function useStored(outgoing: readonly Outgoing[], { viewer, uri }: Writer, dispatch: ConversationDispatch): void {
  const stored = useRef<readonly Outgoing[]>([]);
  useEffect(() => {
    dispatch({ type: "restored", outgoing: readOutbox({ viewer, uri }) });
    dispatch({ type: "again" });
  }, [viewer, uri, dispatch]);
  useEffect(() => {
    for (const one of outgoing) storeOutgoing({ viewer, uri }, one);
    const left = new Set(outgoing.map(({ clientId }) => clientId));
    for (const { clientId } of stored.current) if (!left.has(clientId)) forgetOutgoing({ viewer, uri }, clientId);
    stored.current = outgoing;
  }, [outgoing, viewer, uri]);
}
