import { worker } from "./scope";

interface Push {
  notification?: number;
  type?: string;
  title?: string;
  text?: string;
  link?: string;
  tag?: string;
}

/** A push without our JSON still announces news. */
function read(data: PushMessageData | null): Push {
  try {
    return (data?.json() ?? {}) as Push;
  } catch {
    return {};
  }
}

/** The same tag as the alerts of an open page (app/alerts): a browser shows only the last notification of a tag. */
const nameOf = ({ type, link, tag }: Push) =>
  type === "message" && link && URL.canParse(link) ? new URL(link).pathname : tag;

async function isLookedAt(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.some(({ visibilityState }) => visibilityState === "visible");
}

/**
 * Shows a push. Never opens an address from the push: it links to the list, or to the page that redirects to the
 * subject and marks it as read. If a page is visible, shows the push and closes it at once: some browsers revoke
 * subscriptions that do not show theirs.
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
