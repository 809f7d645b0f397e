import { worker } from "./scope";

interface Push {
  notification?: number;
  title?: string;
  text?: string;
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

/** Shows what was pushed. Never an address that came along: the list, or the page that leads to what it is about and marks it as read. */
export async function show(data: PushMessageData | null): Promise<void> {
  const { notification, title = worker.location.hostname, text, tag } = read(data);
  const page = `/notifications${Number.isInteger(notification) ? `/${notification}` : ""}`;
  const options = { icon: "/icons/icon-192.png", data: { page }, ...(text && { body: text }), ...(tag && { tag }) };
  await worker.registration.showNotification(title, options);
}

export async function open(notification: Notification): Promise<void> {
  notification.close();
  await worker.clients.openWindow((notification.data as { page?: string } | null)?.page ?? "/notifications");
}
