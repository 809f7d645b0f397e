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

export const notificationCalls = { list };
