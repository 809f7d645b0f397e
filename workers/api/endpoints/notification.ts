import type { notificationCalls } from "~/api/contract/notifications";
import type { Handlers } from "../http/endpoint";
import { changeSettings } from "./notification/change-settings";
import { list } from "./notification/list";
import { read } from "./notification/read";
import { readAll } from "./notification/read-all";
import { settings } from "./notification/settings";
import { subscribe } from "./notification/subscribe";
import { subscriptions } from "./notification/subscriptions";
import { unsubscribe } from "./notification/unsubscribe";

export const notification = {
  list,
  readAll,
  read,
  settings,
  changeSettings,
  subscriptions,
  subscribe,
  unsubscribe,
} satisfies Handlers<typeof notificationCalls>;
