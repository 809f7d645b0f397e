import { useState } from "react";
import type { Reply } from "~/forms/read-form";
import type { LoadedConversation } from "~/live/conversation";
import type { ChosenPhoto } from "~/live/use-chosen-photos";
import { useConversation } from "~/live/use-conversation";
import { useNow } from "~/live/use-now";
import { useThread } from "~/live/use-thread";
import type { PaymentTerms } from "../payments/terms";
import { Conversation } from "./conversation";

interface LiveConversationProps {
  conversation: LoadedConversation;
  now: number;
  terms: PaymentTerms;
  /** Where older messages are, and newer ones than those shown. */
  earlier: string | null;
  later: string | null;
  here: string;
  back: string;
  /** For the message that is posted as a form. */
  clientId: string;
  /** Written before logging in. */
  draft?: string;
  maxLength?: number;
  /** What the form was refused with. */
  refused?: Reply;
  /** Photos came with that form. */
  photosLost?: boolean;
}

const connections = { unknown: null, up: true, down: false } as const;

/** A conversation as it goes on while one looks at it; as a document, as it was when it was written. */
export function LiveConversation({ conversation, ...page }: LiveConversationProps) {
  const now = useNow(page.now);
  const thread = useThread();
  // What the form was refused with is over when the next message goes.
  const [over, setOver] = useState<Reply>();
  const refused = page.refused === over ? undefined : page.refused;
  const live = useConversation(conversation, thread.atEnd);
  const { facts, messages, viewer, hasEarlier, connection, ...state } = live.state;
  const below = useBelow(
    messages.filter(({ chat_user }) => chat_user.id !== viewer).map(({ id }) => id),
    thread.atEnd,
  );
  const send = (text: string, photos: readonly ChosenPhoto[]) => {
    setOver(page.refused);
    live.send(text, photos);
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
      composer={{ ...composerOf({ ...page, refused }), chat: facts.chat.uri, onSend: send, onTyped: live.typed }}
    />
  );
}

/** How many messages of the other came below what is in view. */
function useBelow(ids: number[], atEnd: boolean): number {
  const last = ids.at(-1) ?? 0;
  const [seen, setSeen] = useState(last);
  if (atEnd && seen !== last) setSeen(last);
  return atEnd ? 0 : ids.filter((id) => id > seen).length;
}

/** The form as the server knows it: not conform's hook, which would bring its schemas along. */
function composerOf({
  refused,
  photosLost,
  clientId,
  draft,
  maxLength,
  here,
}: Omit<LiveConversationProps, "conversation">) {
  const typed = refused?.initialValue;
  const sentId = typed?.client_id;
  return {
    form: { id: "composer", errors: refused?.error?.[""] ?? undefined },
    message: {
      id: "composer-message",
      name: "message",
      errors: refused?.error?.message ?? undefined,
      initialValue: typed?.message ?? draft,
      maxLength,
    },
    // A message whose sending failed keeps its id: perhaps it did arrive.
    clientId: typeof sentId === "string" ? sentId : clientId,
    photosLost: refused !== undefined && photosLost,
    here,
  };
}
