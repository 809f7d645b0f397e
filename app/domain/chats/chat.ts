import { z } from "zod";
import { userCard } from "../accounts/user-card";
import { appointment } from "../deals/appointment";
import { BID_ENDS, BID_STATUSES, CHAT_BID_STATUSES } from "../deals/bid-life";
import { MAX_MESSAGE_PHOTOS } from "../jobs/image-limits";
import { JOB_ENDS, JOB_STATUSES } from "../jobs/job-status";
import { moneyOut } from "../money/money-schema";
import { PAYMENT_STATUSES } from "../money/payment-status";
import { date } from "../values/date";
import { page } from "../values/page-schema";
import { judging } from "../values/rule";
import { address, boolean, choice, id, optionalLine, optionalText, searchWords, text, time } from "../values/value";
import { CHAT_EVENTS } from "./chat-event";
import { CHAT_KINDS } from "./chat-kind";
import { chatPhoto, MAX_CLIENT_ID_LENGTH, photosSent } from "./chat-photo";

export const bidInChat = z.object({
  id,
  amount: moneyOut,
  status: z.enum(BID_STATUSES),
  ended: z.enum(BID_ENDS).nullable().optional(),
  being_paid: z.boolean().optional(),
  first_day: date.nullable().optional(),
  former_amount: moneyOut.optional(),
  job_status: z.enum(JOB_STATUSES).optional(),
  job_end: z.enum(JOB_ENDS).optional(),
  blocked: z.literal(true).optional(),
});

export const requestInMessage = z.object({
  id,
  status: z.enum(PAYMENT_STATUSES),
  lapsed: z.boolean(),
  declined: z.boolean().optional(),
  split: z.literal(true).optional(),
});

export const chat = z.object({
  id,
  uri: z.string(),
  name: z.string(),
  image: address.nullable(),
  opponent: userCard,
  /** Rounded to five minutes; null while one of the two blocks the other. */
  last_seen: time.nullable(),
  title: z.string().nullable(),
  job: id.nullable(),
  owner: id.nullable(),
  job_end: z.enum(JOB_ENDS).optional(),
  last_message: z.string().nullable(),
  last_removed_by_team: z.literal(true).optional(),
  latest_update: time,
  latest_receiver: id.nullable(),
  read: z.boolean(),
  notification: z.boolean(),
  unread: z.int(),
  bid_status: z.enum(CHAT_BID_STATUSES).nullable(),
  bid: bidInChat.nullable(),
  /** The price of the deal with paid extra work. Null if it was not paid through the platform. */
  agreed: moneyOut.nullable().optional(),
  archived: z.boolean(),
  blocked: z.boolean(),
  suspended: z.boolean().optional(),
  blocked_by_viewer: z.boolean().optional(),
  appointment: appointment.nullable(),
  reviewed: z.boolean().optional(),
});
export type Chat = z.output<typeof chat>;

export const message = z.object({
  id,
  message: z.string(),
  create_date: time,
  first_message_of_day: z.boolean(),
  chat_user: z.object({ id: id.nullable(), email: z.string().nullable(), name: z.string(), image: address.nullable() }),
  bid: bidInChat.nullable(),
  event: z.enum(CHAT_EVENTS).nullable().optional(),
  payment_request: requestInMessage.nullable().optional(),
  photos: z.array(chatPhoto).optional(),
  /** The text says so, for clients that do not know this field. */
  removed_by_team: z.literal(true).optional(),
  read: z.boolean(),
  client_id: z.string().nullable(),
});
export type Message = z.output<typeof message>;

export const chatFilters = z.object({
  page,
  search: searchWords(100),
  archived: boolean.default(false),
  kind: choice(CHAT_KINDS).optional(),
});

const MAX_MESSAGE_LENGTH = 4000;

export const messageFields = z.object({
  message: text(MAX_MESSAGE_LENGTH),
  client_id: optionalLine(MAX_CLIENT_ID_LENGTH),
});

export const photoMessageFields = messageFields.extend({ message: optionalText(MAX_MESSAGE_LENGTH) });

export const sentMessage = photoMessageFields
  .extend(photosSent(MAX_MESSAGE_PHOTOS))
  .refine(({ message, images = [], photos = [] }) => message !== null || images.length + photos.length > 0, {
    path: ["message"],
    message: "required",
    ...judging("message", "images", "photos"),
  });
