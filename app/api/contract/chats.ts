import { z } from "zod";
import { chat, message, messageFields } from "../../domain/chat";
import { page, pageOf } from "../../domain/page";
import { boolean, id, integer, optionalText } from "../../domain/value";
import { call } from "../call";

const list = call({
  method: "GET",
  path: "/api/chat/",
  who: "user",
  summary: "Own chats, unread first",
  fields: z.object({ page, search: optionalText(100), archived: boolean.default(false) }),
  answers: { 200: pageOf(chat).extend({ unread: z.int() }) },
});

const open = call({
  method: "POST",
  path: "/api/chat/",
  who: "user",
  summary: "Open a chat with someone, about a job",
  ids: z.object({ opponent: id, job_id: id.nullish() }),
  answers: { 201: chat, 200: chat },
  refuses: ["job_not_found", "job_deleted", "blocked", "permission_denied"],
});

/** `id` is the chat's number or its uri. */
const find = call({
  method: "GET",
  path: "/api/chat/:id/",
  who: "user",
  summary: "One chat",
  answers: { 200: chat },
});

const archive = call({
  method: "PATCH",
  path: "/api/chat/:id/",
  who: "user",
  summary: "Archive a chat for oneself, or bring it back",
  fields: z.object({ delete: boolean }),
  answers: { 200: chat },
});

const messages = call({
  method: "GET",
  path: "/api/chat/:id/message/",
  who: "user",
  summary: "Messages, newest first; after one of them, oldest first",
  fields: z.object({ page, after: integer(0, Number.MAX_SAFE_INTEGER).optional() }),
  answers: { 200: pageOf(message) },
});

const send = call({
  method: "POST",
  path: "/api/chat/:id/message/",
  who: "user",
  summary: "Send a message",
  fields: messageFields,
  answers: { 201: message, 200: message },
  refuses: ["blocked", "bid_pending", "bid_rejected"],
  limit: "messages",
});

const read = call({
  method: "POST",
  path: "/api/chat/:id/read/",
  who: "user",
  summary: "Everything so far was read",
  answers: { 200: z.object({ unread: z.int() }) },
});

export const chatCalls = { list, open, find, archive, messages, send, read };
