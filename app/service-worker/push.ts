import { worker } from "./scope";

interface Push {
  notification?: number;
  type?: string;
  title?: string;
  text?: string;
  link?: string;
  tag?: string;
}

/** What came may be no text of ours: then there is still news. */
function read(data: PushMessageData | null): Push {
  try {
    return (data?.json() ?? {}) as Push;
  } catch {
    return {};
  }
}

/** As an open page calls what it tells of itself (app/alerts): of two with one name a browser shows the last. */
const nameOf = ({ type, link, tag }: Push) =>
  type === "message" && link && URL.canParse(link) ? new URL(link).pathname : tag;

async function isLookedAt(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.some(({ visibilityState }) => visibilityState === "visible");
}

/**
 * Shows what was pushed. Never an address that came along: the list, or the page that leads to what it is about and marks it as read.
 * A page that is looked at says it already: the push is still shown, for some browsers end pushes that are not, and taken away.
 */
export async function show(data: PushMessageData | null): Promise<void> {
  const push = read(data);
  const { notification, title = worker.location.hostname, text } = push;
  const page = `/notifications${Number.isInteger(notification) ? `/${notification}` : ""}`;
  const tag = nameOf(push);
  const silent = await isLookedAt();
  const options = {
    icon: "/icons/icon-192.png",
    data: { page },
    silent,
    ...(text && { body: text }),
    ...(tag && { tag }),
  };
  await worker.registration.showNotification(title, options);
  if (!silent) return;
  for (const shown of await worker.registration.getNotifications(tag ? { tag } : {})) shown.close();
}

export async function open(notification: Notification): Promise<void> {
  notification.close();
  await worker.clients.openWindow((notification.data as { page?: string } | null)?.page ?? "/notifications");
}
