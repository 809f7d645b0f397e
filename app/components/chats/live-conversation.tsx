import { useState } from "react";
import type { UnsentPhoto } from "~/domain/chats/chat-photo";
import type { Reply } from "~/forms/read-form";
import type { LoadedConversation } from "~/live/conversation";
import { useBrokenPhotos } from "~/live/use-broken-photos";
import type { WaitingPhoto } from "~/live/use-chosen-photos";
import { useConversation } from "~/live/use-conversation";
import { useNow } from "~/live/use-now";
import { useThread } from "~/live/use-thread";
import type { PaymentTerms } from "../payments/payment-terms";
import { Conversation } from "./conversation";

interface LiveConversationProps {
  conversation: LoadedConversation;
  now: number;
  terms: PaymentTerms;
  earlier: string | null;
  later: string | null;
  pageAddress: string;
  back: string;
  clientId: string;
  draft?: string;
  maxLength?: number;
  refused?: Reply;
  photos: readonly UnsentPhoto[];
  photoErrors?: readonly string[];
  alt?: string;
  kept: boolean;
}

const connections = { unknown: null, up: true, down: false } as const;

export function LiveConversation({ conversation, photos, ...page }: LiveConversationProps) {
  const now = useNow(page.now);
  const thread = useThread();
  const [dismissed, setDismissed] = useState<Reply>();
  const refused = page.refused === dismissed ? undefined : page.refused;
  const live = useConversation(conversation, thread.atEnd);
  const { facts, messages, viewer, hasEarlier, connection, ...state } = live.state;
  useBrokenPhotos(connection === "up");
  const below = useBelow(
    messages.filter(({ chat_user }) => chat_user.id !== viewer).map(({ id }) => id),
    thread.atEnd,
  );
  const gone = new Set([...messages, ...state.outgoing].flatMap((one) => one.photos?.map(({ id }) => id) ?? []));
  const send = (text: string, waiting: readonly WaitingPhoto[]) => {
    setDismissed(page.refused);
    live.send(text, waiting);
  };
  return (
    <Conversation
      {...page}
      now={now}
      {...facts}
      {...state}
      viewer={viewer}
      messages={messages}
      earlier={hasEarlier ? page.earlier : null}
      onEarlier={live.loadEarlier}
      onRetry={live.retry}
      onDiscard={live.discard}
      thread={thread}
      below={below}
      connected={connections[connection]}
      announced={live.announced}
      composer={{
        ...composerOf({ ...page, refused }),
        chat: facts.chat.uri,
        photos,
        gone,
        onSend: send,
        onTyped: live.typed,
      }}
    />
  );
}

function useBelow(ids: number[], atEnd: boolean): number {
  const last = ids.at(-1) ?? 0;
  const [seen, setSeen] = useState(last);
  if (atEnd && seen !== last) setSeen(last);
  return atEnd ? 0 : ids.filter((id) => id > seen).length;
}

/** Not conform's hook, which would load its schemas. */
function composerOf({
  refused,
  photoErrors = [],
  alt,
  kept,
  clientId,
  draft,
  maxLength,
  pageAddress,
}: Omit<LiveConversationProps, "conversation" | "photos">) {
  const typed = refused?.initialValue;
  const sentId = typed?.client_id;
  return {
    form: { id: "composer", errors: refused && [...(refused.error?.[""] ?? []), ...photoErrors] },
    message: {
      id: "composer-message",
      name: "message",
      errors: refused?.error?.message ?? undefined,
      initialValue: typed?.message ?? draft,
      maxLength,
    },
    // Keep the id after a failure: the message may have arrived.
    clientId: typeof sentId === "string" ? sentId : clientId,
    alt,
    kept,
    pageAddress,
  };
}
