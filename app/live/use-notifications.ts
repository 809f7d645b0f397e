import { useState } from "react";
import type { Notification } from "~/domain/notification";
import { PAGE_SIZE } from "~/domain/page";
import { useHeard } from "./heard";

export interface NotificationList {
  count: number;
  unread: number;
  /** Newest first. */
  results: readonly Notification[];
}

/** A known id is one that has changed. */
function withOne({ count, unread, results }: NotificationList, one: Notification): NotificationList {
  const others = results.filter(({ id }) => id !== one.id);
  const isNew = others.length === results.length;
  const all = [one, ...others].sort((a, b) => b.id - a.id).slice(0, PAGE_SIZE);
  return { count: count + (isNew ? 1 : 0), unread, results: all };
}

/** The list as it was loaded, with what is told since; on its first page new ones come on top. */
export function useNotifications(loaded: NotificationList, first: boolean): NotificationList {
  const [told, setTold] = useState({ since: loaded, list: loaded });
  // Several things may be told before React renders again.
  const change = (to: (list: NotificationList) => NotificationList) =>
    setTold(({ since, list }) => ({ since: loaded, list: to(since === loaded ? list : loaded) }));
  useHeard((heard) => {
    if (heard.type === "notification" && first) change((list) => withOne(list, heard.notification));
    if (heard.type === "unread") change((list) => ({ ...list, unread: heard.notifications }));
  });
  return told.since === loaded ? told.list : loaded;
}
