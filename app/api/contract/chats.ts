import { z } from "zod";
import { chat, chatFilters, message, sentMessage } from "../../domain/chats/chat";
import { dealPhotos, sentPhoto, unsentPhoto, uploadedPhoto } from "../../domain/chats/chat-photo";
import { answerFields, appointment, proposalFields } from "../../domain/deals/appointment";
import { MAX_MESSAGE_PHOTOS } from "../../domain/jobs/image-limits";
import { page, pageOf } from "../../domain/values/page-schema";
import { boolean, emptyIsAbsent, id, integer } from "../../domain/values/value";
import { call } from "../call";

const list = call({
  method: "GET",
  path: "/api/chat/",
  who: "user",
  summary: "Own chats, unread first",
  fields: chatFilters,
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
  summary: "Send a message, with photos or without",
  fields: sentMessage,
  multipart: { images: MAX_MESSAGE_PHOTOS },
  answers: { 201: message, 200: message },
  refuses: ["blocked", "bid_pending", "bid_rejected", "limit_reached"],
  context: "message",
  limit: "messages",
});

const photos = call({
  method: "GET",
  path: "/api/chat/:id/photo/",
  who: "user",
  summary: "Photos of the result of the work, of what is wrong in a dispute, and own photos that are not sent yet",
  // The deal of this bid; without it, the latest deal of the chat.
  fields: z.object({ bid: emptyIsAbsent(id).optional() }),
  answers: { 200: dealPhotos },
});

/** Stored for at most 24 hours, and once per `client_id`. */
const addPhoto = call({
  method: "POST",
  path: "/api/chat/:id/photo/",
  who: "user",
  summary: "Upload a photo that is sent later, with a message, the result of the work or a dispute",
  fields: uploadedPhoto,
  multipart: { image: 1 },
  answers: { 201: unsentPhoto, 200: unsentPhoto },
  refuses: ["blocked", "bid_pending", "bid_rejected", "limit_reached"],
  limit: "images",
});

const photo = call({
  method: "GET",
  path: "/api/chat/:id/photo/:photo/",
  who: "user",
  summary: "A photo of a chat, and who sent it",
  answers: { 200: sentPhoto },
});

const photoFile = call({
  method: "GET",
  path: "/api/chat/:id/photo/:photo/:size/",
  who: "user",
  summary: "The file of a photo of a chat",
  answers: { 200: "raw" },
  mediaType: "image/*",
});

const removePhoto = call({
  method: "DELETE",
  path: "/api/chat/:id/photo/:photo/",
  who: "user",
  summary: "Remove an own photo from a chat; a trace stays where it was",
  answers: { 204: null },
  refuses: ["permission_denied", "photo_evidence"],
});

const read = call({
  method: "POST",
  path: "/api/chat/:id/read/",
  who: "user",
  summary: "Everything so far was read, or as far as a message",
  fields: z.object({ message: integer(0, Number.MAX_SAFE_INTEGER).optional() }),
  answers: { 200: z.object({ unread: z.int(), notifications: z.int().optional() }) },
});

const propose = call({
  method: "POST",
  path: "/api/chat/:id/appointment/",
  who: "user",
  summary: "Propose an appointment; it takes the place of the former",
  fields: proposalFields,
  answers: { 201: appointment },
  refuses: ["transition", "disputed", "work_done"],
  limit: "appointments",
});

/** The appointment that the caller saw: a newer one is 409. */
const answer = call({
  method: "PATCH",
  path: "/api/chat/:id/appointment/",
  who: "user",
  summary: "Accept or decline an appointment, or say that the other did not come",
  ids: z.object({ id: id.nullish() }),
  fields: answerFields,
  answers: { 200: appointment },
  refuses: ["permission_denied", "transition", "paused", "disputed", "work_done", "after_hold"],
  limit: "appointments",
});

const calendarFile = call({
  method: "GET",
  path: "/api/chat/:id/appointment.ics",
  who: "user",
  summary: "The accepted appointment as a calendar file",
  answers: { 200: "raw" },
  mediaType: "text/calendar",
});

const ticket = call({
  method: "POST",
  path: "/api/chat/ticket/",
  who: "user",
  summary: "A ticket to open the WebSocket /live/ with, once",
  answers: { 201: z.object({ ticket: z.string(), expires_in: z.int() }) },
});

export const chatCalls = {
  list,
  open,
  find,
  archive,
  messages,
  send,
  photos,
  addPhoto,
  photo,
  photoFile,
  removePhoto,
  read,
  propose,
  answer,
  calendarFile,
  ticket,
};
