// Shows pushes and opens what they are about. It keeps no pages and answers no requests: docs/decisions/040-web-push.md.

/** @typedef {{ notification?: number, title?: string, text?: string, tag?: string }} Push */

/** What came may be no text of ours: then there is still news. */
const read = (/** @type {PushMessageData | null} */ data) => {
  try {
    return /** @type {Push} */ (data?.json() ?? {});
  } catch {
    return {};
  }
};

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { notification, title = self.location.hostname, text, tag } = read(event.data);
  // Never an address that came along: the list, or the page that leads to what this is about and marks it as read.
  const page = `/notifications${Number.isInteger(notification) ? `/${notification}` : ""}`;
  const shown = { body: text, tag, icon: "/icons/icon-192.png", data: { page } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data?.page ?? "/notifications"));
});
