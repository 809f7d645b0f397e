import { contract } from "~/api/contract";
import type { Message } from "~/domain/chat";
import { writingRefusal } from "~/domain/chat-refusal";
import { bidInChat, blocks, type ChatRow, findChatAndSent } from "../../db/chat";
import { findMessage, insertMessage, type MessageRow, messageOf, notifyOfMessage } from "../../db/message";
import { triggerDelivery } from "../../db/outbox";
import { nameOf, type Person } from "../../db/person";
import { insertAnswerInChat } from "../../db/track-record";
import { mustHold, type Transaction } from "../../db/transaction";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import type { Viewer } from "../../http/viewer";

function refuseState(chat: ChatRow, viewer: number): void {
  const refusal = writingRefusal(bidInChat(chat.bid)?.status ?? null);
  if (refusal) refuse(refusal, { toHelper: chat.owner_id !== viewer });
}

/** SQL: the bid is unchanged since it was read, and neither blocks the other. */
const AS_SEEN = `EXISTS (SELECT 1 FROM chat c WHERE c.id = ?1 AND NOT ${blocks("c.low_id", "c.high_id")}
  AND coalesce((SELECT b.status FROM bid b WHERE b.chat_id = c.id ORDER BY b.id DESC LIMIT 1), '') = ?2)`;

interface Writing {
  chat: ChatRow;
  sender: Viewer;
  message: string;
  clientId: string | null;
  now: number;
}

async function write(tx: Transaction, { chat, sender, message, clientId, now }: Writing): Promise<MessageRow> {
  const { db } = tx;
  // Knowing someone's full name is mutual.
  const name = nameOf(sender, (JSON.parse(chat.opponent) as Person).known === 1);
  const status = chat.bid ? (JSON.parse(chat.bid) as { status: string }).status : "";
  const news = {
    chat: chat.id,
    job: chat.job_id,
    title: chat.title,
    sender: sender.id,
    name,
    reader: chat.opponent_id,
    now,
  };
  const results = await tx
    .add(
      mustHold(db, AS_SEEN, chat.id, status),
      ...notifyOfMessage(db, news),
      ...insertAnswerInChat(db, chat.id, sender.id, now),
      ...insertMessage(db, { chat: chat.id, sender: sender.id, message, clientId, now }),
    )
    .commit<MessageRow>();
  return results.at(-1)?.results[0] as MessageRow;
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
  const { db, viewer, now, language } = c;
  if (chat.blocked) refuse("blocked");
  const { message, client_id: clientId } = await c.fields();
  const before = sent === null ? null : await findMessage(db, viewer.id, sent);
  if (before) return reply(200, messageOf(before, viewer, language));
  refuseState(chat, viewer.id);
  const row = await write(c.tx, { chat, sender: viewer, message, clientId, now });
  triggerDelivery(c);
  return reply(201, messageOf(row, viewer, language));
}

export const send = endpoint(contract.chat.send, { load, handle });
