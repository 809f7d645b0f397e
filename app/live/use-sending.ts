import { type Dispatch, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, isRefused } from "~/api/error";
import { browserApi } from "./api";
import type { Conversation, ConversationEvent, Outgoing } from "./conversation";
import { LiveConnection, useHeard } from "./heard";
import { forgetOutgoing, readOutbox, storeOutgoing, type Writer } from "./outbox";
import { smaller } from "./smaller-photo";

type Tell = Dispatch<ConversationEvent>;

/** The API said no, and would say so again. Too many at once (429) is for the writer to repeat. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

async function bodyOf({ clientId, text, photos = [] }: Outgoing) {
  const images = await Promise.all(photos.map(({ file }) => smaller(file)));
  return { message: text, client_id: clientId, images, alts: photos.map(({ alt }) => alt) };
}

async function post(uri: string, outgoing: Outgoing, tell: Tell): Promise<boolean> {
  const { clientId } = outgoing;
  try {
    const body = await bodyOf(outgoing);
    const message = await browserApi.chat.send({ params: { id: uri }, body });
    tell({ type: "told", message, seen: true });
    return true;
  } catch (error) {
    const ended: boolean = isRefused(error, 401);
    if (isFinal(error) && !ended) tell({ type: "refused", clientId, why: error.messages.join(" ") });
    else tell({ type: "unsent", clientId });
    // Whose session has ended logs in again; what was written waits in this browser.
    if (ended) location.reload();
    return false;
  }
}

/** Sends what was written one by one, in order: what got no answer keeps those behind it waiting. */
export function useSending({ outgoing }: Conversation, writer: Writer, tell: Tell): void {
  const connection = use(LiveConnection);
  const busy = useRef(false);
  // What was sent may be told before it is answered: then the next one waits for this.
  const [answered, setAnswered] = useState(0);
  const first = outgoing.find(({ status }) => status !== "refused");
  const send = useEffectEvent(async (one: Outgoing) => {
    if (busy.current) return;
    busy.current = true;
    // A message that got through says that the server is back.
    if (await post(writer.uri, one, tell)) connection?.send({ type: "ping" });
    busy.current = false;
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

  const stored = outgoing.filter(({ photos }) => !photos);
  useStored(stored, writer, tell);
  useLeaving(stored.length < outgoing.length);
}

/** Asks before leaving: photos that were not sent yet are in this tab only. */
function useLeaving(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isLost]);
}

/** What was written survives a reload, a crash and a session's end. */
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
