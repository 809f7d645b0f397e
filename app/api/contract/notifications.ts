import { z } from "zod";
import { notificationSettings, settingsChange } from "../../domain/accounts/user";
import { notification } from "../../domain/notifications/notification";
import { pushDevice, pushSubscription } from "../../domain/notifications/push";
import { page, pageOf } from "../../domain/values/page-schema";
import { choice, emptyIsAbsent, id, line } from "../../domain/values/value";
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
  summary: "Own notifications were read: all, or those that a page shows, of `payment` alone if it is given",
  fields: z.object({
    page: choice(["wallet", "dispute", "receipt", "decisions"]).optional(),
    payment: emptyIsAbsent(id),
  }),
  answers: { 200: z.object({ unread: z.int() }) },
});

const read = call({
  method: "POST",
  path: "/api/notifications/:id/",
  who: "user",
  summary: "A notification was read",
  answers: { 200: notification },
});

const readOfJob = call({
  method: "POST",
  path: "/api/notifications/job/:id/",
  who: "user",
  summary: "Own notifications of events that this page of the job shows were read",
  fields: z.object({ page: choice(["job", "stop"]).default("job") }),
  answers: { 200: z.object({ unread: z.int() }) },
});

const settings = call({
  method: "GET",
  path: "/api/notifications/push/settings/",
  who: "user",
  summary: "What one wants to be told by push and mail, and when",
  answers: { 200: notificationSettings },
});

const changeSettings = call({
  method: "POST",
  path: "/api/notifications/push/settings/",
  who: "user",
  summary: "Change what one wants to be told by push and mail, and when",
  fields: settingsChange.partial(),
  answers: { 200: notificationSettings },
});

const subscription = z.object({ endpoint: z.string() });

const subscribe = call({
  method: "POST",
  path: "/api/notifications/push/subscriptions/",
  who: "user",
  summary: "Get pushes in this browser, until logout",
  fields: pushSubscription,
  answers: { 201: subscription, 200: subscription },
  refuses: ["unavailable"],
});

const subscriptions = call({
  method: "GET",
  path: "/api/notifications/push/subscriptions/",
  who: "user",
  summary: "The browsers one gets pushes in, the latest first",
  answers: { 200: z.object({ results: z.array(pushDevice) }) },
});

const unsubscribe = call({
  method: "DELETE",
  path: "/api/notifications/push/subscriptions/",
  who: "user",
  summary: "Get no more pushes in this browser",
  fields: z.object({ endpoint: line(500) }),
  answers: { 204: null },
});

export const notificationCalls = {
  list,
  readAll,
  read,
  readOfJob,
  settings,
  changeSettings,
  subscriptions,
  subscribe,
  unsubscribe,
};
