import { contract } from "~/api/contract";
import type { Chat } from "~/domain/chats/chat";
import { TICKET_SECONDS } from "~/domain/chats/live-limits";
import { PAGE_SIZE } from "~/domain/values/page";
import {
  type Acquaintance,
  type ChatRow,
  chatOf,
  countUnread,
  findAcquaintance,
  findChat,
  openChat,
  selectChatOfPair,
  setArchived,
} from "../../db/chat";
import { listChats } from "../../db/chat-list";
import { insertTicket } from "../../db/live";
import { markRead } from "../../db/message";
import { countUnreadNotifications } from "../../db/notification";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { assertWithinLimit, hitStatementIfChanged, type LimitName } from "../../http/limit";
import { refuse, refuseFields } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";
import { randomToken, sha256 } from "../../secrets/secret";

type ChatContext = Pick<LookupContext<typeof contract.chat.find>, "db" | "viewer" | "param">;

export async function chatOfPath({ db, viewer, param }: ChatContext): Promise<ChatRow> {
  return (await findChat(db, viewer.id, param("id"))) ?? refuse("not_found");
}

export const list = endpoint(contract.chat.list, {
  load: async (c) => {
    const { page, search, archived, kind } = await c.fields();
    const wanted = { search, archived, kind, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const { rows, count, unread } = await listChats(c.db, c.viewer.id, wanted, c.language);
    return { count, unread, results: rows.map((row) => chatOf(row, c.viewer.id, c.language)) };
  },
  handle: (_, chats) => chats,
});

function refuseUnknown(acquaintance: Acquaintance, aboutJob: boolean): void {
  if (!acquaintance.opponent) refuse("not_found");
  if (!aboutJob) return;
  if (acquaintance.status === null) refuse("job_not_found");
  if (acquaintance.status === "deleted" && !acquaintance.is_party) refuse("job_deleted");
}

function mayOpen(acquaintance: Acquaintance, viewer: number, opponent: number, aboutJob: boolean): boolean {
  if (!aboutJob) return acquaintance.offers_help === 1 || acquaintance.has_chat === 1;
  return acquaintance.owner_id === viewer || (acquaintance.owner_id === opponent && acquaintance.has_bid === 1);
}

function limitsOf(acquaintance: Acquaintance): LimitName[] {
  if (acquaintance.has_chat || acquaintance.has_bid || acquaintance.gets_bid) return [];
  return [...(acquaintance.confirmed ? [] : (["chats_unconfirmed"] as const)), "chats_day", "chats"];
}

async function startChat(c: CallContext<typeof contract.chat.open>): Promise<Reply<Chat>> {
  const { db, viewer, now } = c;
  const { opponent, job_id } = c.ids();
  const job = job_id ?? null;
  if (opponent === viewer.id) refuseFields({ opponent: ["self"] });
  const acquaintance = await findAcquaintance(db, { viewer: viewer.id, opponent, job });
  refuseUnknown(acquaintance, job !== null);
  if (acquaintance.blocked) refuse("blocked");
  if (!mayOpen(acquaintance, viewer.id, opponent, job !== null)) refuse("permission_denied");
  const limits = limitsOf(acquaintance);
  for (const limit of limits) await assertWithinLimit(db, limit, viewer.id);
  const pair = { one: viewer.id, other: opponent, job };
  const hits = limits.map((limit) => hitStatementIfChanged(db, limit, viewer.id));
  const results = await c.tx.add(openChat(db, pair, now), ...hits, selectChatOfPair(db, pair)).commit<ChatRow>();
  const [opened, chat] = [results[0], results.at(-1)];
  return reply(opened?.meta.changes ? 201 : 200, chatOf(chat?.results[0] as ChatRow, viewer.id, c.language));
}

export const open = endpoint(contract.chat.open, { handle: startChat });

export const find = endpoint(contract.chat.find, {
  load: chatOfPath,
  handle: (c, chat) => chatOf(chat, c.viewer.id, c.language),
});

export const archive = endpoint(contract.chat.archive, {
  load: chatOfPath,
  handle: async (c, chat) => {
    const { delete: archived } = await c.fields();
    await c.tx.add(setArchived(c.db, { chat: chat.id, member: c.viewer.id, archived })).commit();
    return chatOf({ ...chat, archived: Number(archived) }, c.viewer.id, c.language);
  },
});

export const read = endpoint(contract.chat.read, {
  load: chatOfPath,
  handle: async (c, chat) => {
    const { message: upto = null } = await c.fields();
    const read = { chat: chat.id, reader: c.viewer.id, upto, now: c.now };
    const counts = [countUnread(c.db, c.viewer.id), countUnreadNotifications(c.db, c.viewer.id)];
    const results = await c.tx.add(...markRead(c.db, read), ...counts).commit<{ n: number }>();
    const [unread = 0, notifications = 0] = results.slice(-2).map(({ results: [row] }) => row?.n);
    return { unread, notifications };
  },
});

/** For clients that cannot send a header with a WebSocket. */
export const ticket = endpoint(contract.chat.ticket, {
  handle: async (c) => {
    const ticket = randomToken();
    await c.tx.add(insertTicket(c.db, await sha256(ticket), c.viewer.session, c.now)).commit();
    return { ticket, expires_in: TICKET_SECONDS };
  },
});
