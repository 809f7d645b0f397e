import { type Dispatch, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, isRefused } from "~/api/error";
import type { Message } from "~/domain/chats/chat";
import { smaller } from "~/enhance/smaller-photo";
import { browserApi, formOf, part } from "./api";
import type { Conversation, ConversationEvent, Outgoing } from "./conversation";
import { LiveConnection, useHeard } from "./heard";
import { forgetOutgoing, readOutbox, storeOutgoing, type Writer } from "./outbox";
import { sendPhotos } from "./send-photos";

type Tell = Dispatch<ConversationEvent>;

/** The API would reject it again. The writer retries after 429. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

async function bodyOf({ clientId, text, photos = [] }: Outgoing) {
  const images = await Promise.all(photos.map(({ file }) => smaller(file)));
  return { message: text, client_id: clientId, images, alts: photos.map(({ alt }) => alt) };
}

async function sent(uri: string, outgoing: Outgoing, { tell, signal }: Sending): Promise<Message> {
  const body = await bodyOf(outgoing);
  const { clientId, photos } = outgoing;
  if (!photos) return browserApi.chat.send({ params: { id: uri }, body });
  const onProgress = (progress: number) => tell({ type: "progress", clientId, progress });
  return sendPhotos(`chat/${part(uri)}/message/`, formOf(body), { signal, onProgress });
}

interface Sending {
  tell: Tell;
  signal: AbortSignal;
}

async function post(uri: string, outgoing: Outgoing, { tell, signal }: Sending): Promise<boolean> {
  const { clientId } = outgoing;
  try {
    const message = await sent(uri, outgoing, { tell, signal });
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

/** Sends messages one by one, in order. A message without an answer blocks those behind it. */
export function useSending({ outgoing }: Conversation, writer: Writer, tell: Tell): void {
  const connection = use(LiveConnection);
  const busy = useRef<{ clientId: string; abort: AbortController } | null>(null);
  // The socket may confirm a message before its request ends. This counter starts the next one.
  const [answered, setAnswered] = useState(0);
  const first = outgoing.find(({ status }) => status !== "refused");
  const send = useEffectEvent(async (one: Outgoing) => {
    if (busy.current) return;
    const abort = new AbortController();
    busy.current = { clientId: one.clientId, abort };
    // A sent message proves that the server is back: reconnect.
    if (await post(writer.uri, one, { tell, signal: abort.signal })) connection?.send({ type: "ping" });
    busy.current = null;
    setAnswered((count) => count + 1);
  });
  useEffect(() => {
    if (first?.status === "sending") void send(first);
  }, [first, answered]);
  // Cancelled by its writer, or confirmed by the socket.
  useEffect(() => {
    if (busy.current && outgoing.every(({ clientId }) => clientId !== busy.current?.clientId))
      busy.current.abort.abort();
  }, [outgoing]);

  useHeard((heard) => {
    if (heard.type === "connection" && heard.up) tell({ type: "again" });
  });
  useEffect(() => {
    const again = () => tell({ type: "again" });
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [tell]);

  const stored = outgoing.filter(({ photos }) => !photos);
  useStored(stored, writer, tell);
  useLeaving(stored.length < outgoing.length);
}

/** Asks before leaving: unsent photos exist only in this tab. */
function useLeaving(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isLost]);
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
