import { z } from "zod";
import { notification } from "../../domain/notification";
import { page, pageOf } from "../../domain/page";
import { call } from "../call";

const list = call({
  method: "GET",
  path: "/api/notifications/",
  who: "user",
  summary: "Own notifications, newest first",
  fields: z.object({ page }),
  answers: { 200: pageOf(notification).extend({ unread: z.int() }) },
});

const readAll = call({
  method: "POST",
  path: "/api/notifications/all/",
  who: "user",
  summary: "All own notifications were read",
  answers: { 200: z.object({ unread: z.literal(0) }) },
});

const read = call({
  method: "POST",
  path: "/api/notifications/:id/",
  who: "user",
  summary: "A notification was read",
  answers: { 200: notification },
});

export const notificationCalls = { list, readAll, read };
