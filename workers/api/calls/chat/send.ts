import { contract } from "~/api/contract";
import { type Message, writingRefusal } from "~/domain/chat";
import { bidInChat, blocks, type ChatRow } from "../../db/chat";
import { type MessageRow, messageOf, sending, sentBefore, tellOfMessage } from "../../db/message";
import { triggerDelivery } from "../../db/outbox";
import { nameOf, type Person } from "../../db/person";
import { answeredInChat } from "../../db/track-record";
import { mustHold, type Transaction } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import type { Viewer } from "../../http/viewer";
import { chatOfPath } from "./visible-chat";

/** 409 while the chat's bid does not open it, said differently to the placer and to the helper. */
function refuseState(chat: ChatRow, viewer: number): void {
  const refusal = writingRefusal(bidInChat(chat.bid)?.status ?? null);
  if (refusal) refuse(refusal, { toHelper: chat.owner_id !== viewer });
}

/** Still true in the batch: the chat's bid stands as it was seen, and neither blocks the other. */
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
  // Two who know each other's full name do so both ways.
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
      ...tellOfMessage(db, news),
      ...answeredInChat(db, chat.id, sender.id, now),
      ...sending(db, { chat: chat.id, sender: sender.id, message, clientId, now }),
    )
    .commit<MessageRow>();
  return results.at(-1)?.results[0] as MessageRow;
}

/** What was sent before under the same client id is the answer again, whatever has happened since. */
async function handle(c: CallContext<typeof contract.chat.send>, chat: ChatRow): Promise<Reply<Message>> {
  const { db, viewer, now, language } = c;
  if (chat.blocked) refuse("blocked");
  const { message, client_id: clientId } = await c.fields();
  const before = await sentBefore(db, viewer.id, chat.id, clientId);
  if (before) return reply(200, messageOf(before, viewer, language));
  refuseState(chat, viewer.id);
  const sent = await write(c.tx, { chat, sender: viewer, message, clientId, now });
  triggerDelivery(c);
  return reply(201, messageOf(sent, viewer, language));
}

export const send = endpoint(contract.chat.send, { load: chatOfPath, handle });
