import type { z } from "zod";
import { contract } from "~/api/contract";
import type { Message } from "~/domain/chats/chat";
import { writingRefusal } from "~/domain/chats/chat-refusal";
import { contactErrors } from "~/domain/contact-guard/contact-guard";
import { statusInChat } from "~/domain/deals/bid-life";
import { PAGE_SIZE } from "~/domain/values/page";
import { bidInChat, type ChatRow, findChatAndSent, haveDealt, namedBy } from "../../db/chat";
import type { Write } from "../../db/database";
import { findMessage, latestMessages, type MessageRow, messageOf, messagesAfter } from "../../db/message";
import type { CallContext, LookupContext, SingleCommitContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import type { Viewer } from "../../http/viewer";
import { sendMessage } from "../../operations/deals/sent-message";
import { type Check, withSentPhotos } from "../../operations/photos/sent-photos";
import { chatOfPath } from "./chats";

const CATCH_UP = 100;

export const messages = endpoint(contract.chat.messages, {
  load: chatOfPath,
  handle: async (c, chat) => {
    const { page, after } = await c.fields();
    const { count, rows } =
      after === undefined
        ? await latestMessages(c.db, c.viewer.id, { chat: chat.id, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
        : await messagesAfter(c.db, c.viewer.id, { chat: chat.id, after, limit: CATCH_UP });
    return { count, results: rows.map((row) => messageOf(row, c.viewer, c.language)) };
  },
});

export function refuseState(chat: ChatRow, viewer: number): void {
  const bid = bidInChat(chat.bid);
  const refusal = writingRefusal(bid && statusInChat(bid.status));
  if (refusal) refuse(refusal, { toHelper: chat.owner_id !== viewer });
}

type ChatCall = CallContext<typeof contract.chat.send> | CallContext<typeof contract.chat.addPhoto>;

const errorsIn = (texts: readonly (string | null)[]): string[] =>
  contactErrors(texts.filter(Boolean).join("\n"), "message");

/** Only texts with contact details cost a query. */
export async function refuseContactDetails(
  c: ChatCall,
  chat: ChatRow,
  { field, texts }: { field: "message" | "alt"; texts: readonly (string | null)[] },
): Promise<void> {
  const errors = errorsIn(texts);
  if (errors.length > 0 && !(await haveDealt(c.db, c.viewer.id, chat.opponent_id))) refuseFields({ [field]: errors });
}

type Fields = z.output<typeof contract.chat.send.fields>;
const hasPhotos = ({ images = [], photos = [] }: Fields) => images.length + photos.length > 0;
type SendContext = SingleCommitContext<typeof contract.chat.send>;

async function write(
  c: SendContext,
  { sender, fields, photos }: { sender: Viewer; fields: Fields; photos?: readonly Write[] },
): Promise<Reply<Message>> {
  const { message, client_id: clientId } = fields;
  const chat = namedBy(c.param("id"));
  const results = await c.tx
    .add(...sendMessage(c.db, { chat, sender, message: message ?? "", clientId, now: c.now, photos }))
    .commit<MessageRow>();
  return reply(201, messageOf(results.at(-1)?.results[0] as MessageRow, sender, c.language));
}

function writeWithPhotos(
  c: CallContext<typeof contract.chat.send>,
  { chat, fields }: { chat: ChatRow; fields: Fields },
): Promise<Reply<Message>> {
  const judge = (check: Check) => c.fields({ images: check });
  const sent = {
    chat: chat.id,
    about: "message",
    deal: null,
    images: fields.images,
    photos: fields.photos,
    judge,
  } as const;
  return withSentPhotos(c, sent, (first, photos) => {
    c.tx.add(...first);
    return write(c, { sender: c.viewer, fields, photos });
  });
}

interface LoadedChat {
  chat: ChatRow;
  sent: number | null;
}

async function load(c: LookupContext<typeof contract.chat.send>): Promise<LoadedChat> {
  const clientId = await c.fields().then(
    (fields) => fields.client_id,
    () => null,
  );
  const { chat, sent } = await findChatAndSent(c.db, c.viewer.id, { written: c.param("id"), clientId });
  return { chat: chat ?? refuse("not_found"), sent };
}

async function sendInChat(
  c: CallContext<typeof contract.chat.send>,
  { chat, sent }: LoadedChat,
): Promise<Reply<Message>> {
  const { db, viewer, language } = c;
  if (chat.blocked) refuse("blocked");
  const fields = await c.fields();
  const before = sent === null ? null : await findMessage(db, viewer.id, sent);
  if (before) return reply(200, messageOf(before, viewer, language));
  await refuseContactDetails(c, chat, { field: "message", texts: [fields.message, ...fields.alts] });
  refuseState(chat, viewer.id);
  if (hasPhotos(fields)) return writeWithPhotos(c, { chat, fields });
  return write(c, { sender: viewer, fields });
}

export const send = endpoint(contract.chat.send, {
  singleCommit: async (c, lastSeen) => {
    const fields = await c.fields();
    const isPlain = !hasPhotos(fields) && errorsIn([fields.message]).length === 0;
    return lastSeen && isPlain ? write(c, { sender: lastSeen, fields }) : null;
  },
  load,
  handle: sendInChat,
});
