import { contract } from "~/api/contract";
import type { Message } from "~/domain/chat";
import { writingRefusal } from "~/domain/chat-refusal";
import { sendMessage } from "../../changes/deals/sent-message";
import { bidInChat, type ChatRow, findChatAndSent, namedBy } from "../../db/chat";
import { findMessage, type MessageRow, messageOf } from "../../db/message";
import { triggerDelivery } from "../../db/outbox";
import type { AttemptContext, CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import type { Viewer } from "../../http/viewer";

function refuseState(chat: ChatRow, viewer: number): void {
  const refusal = writingRefusal(bidInChat(chat.bid)?.status ?? null);
  if (refusal) refuse(refusal, { toHelper: chat.owner_id !== viewer });
}

async function write(c: AttemptContext<typeof contract.chat.send>, sender: Viewer): Promise<Reply<Message>> {
  const { message, client_id: clientId } = await c.fields();
  const chat = namedBy(c.param("id"));
  const results = await c.tx
    .add(...sendMessage(c.db, { chat, sender, message, clientId, now: c.now }))
    .commit<MessageRow>();
  triggerDelivery(c);
  return reply(201, messageOf(results.at(-1)?.results[0] as MessageRow, sender, c.language));
}

interface Found {
  chat: ChatRow;
  /** What was sent under the same client id before. */
  sent: number | null;
}

/** What the fields are refused for is told after the chat was found. */
async function load(c: LookupContext<typeof contract.chat.send>): Promise<Found> {
  const clientId = await c.fields().then(
    (fields) => fields.client_id,
    () => null,
  );
  const { chat, sent } = await findChatAndSent(c.db, c.viewer.id, { written: c.param("id"), clientId });
  return { chat: chat ?? refuse("not_found"), sent };
}

async function handle(c: CallContext<typeof contract.chat.send>, { chat, sent }: Found): Promise<Reply<Message>> {
  const { db, viewer, language } = c;
  if (chat.blocked) refuse("blocked");
  await c.fields();
  const before = sent === null ? null : await findMessage(db, viewer.id, sent);
  if (before) return reply(200, messageOf(before, viewer, language));
  refuseState(chat, viewer.id);
  return write(c, viewer);
}

export const send = endpoint(contract.chat.send, {
  attempt: async (c, lastSeen) => lastSeen && write(c, lastSeen),
  load,
  handle,
});
