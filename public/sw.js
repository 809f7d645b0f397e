// Shows pushes and opens what they are about. It keeps no pages and answers no requests: docs/decisions/040-web-push.md.

/** @typedef {{ notification?: number, type?: string, title?: string, text?: string, link?: string, tag?: string }} Push */

/** What came may be no text of ours: then there is still news. */
const read = (/** @type {PushMessageData | null} */ data) => {
  try {
    return /** @type {Push} */ (data?.json() ?? {});
  } catch {
    return {};
  }
};

/** As an open page calls what it tells of itself (app/alerts): of two with one name a browser shows the last. */
const nameOf = (/** @type {Push} */ { type, link, tag }) =>
  type === "message" && link && URL.canParse(link) ? new URL(link).pathname : tag;

const isLookedAt = async () => {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.some(({ visibilityState }) => visibilityState === "visible");
};

/** A page that is looked at says it already. The push is still shown, for some browsers end pushes that are not, and taken away. */
async function show(/** @type {string} */ title, /** @type {NotificationOptions} */ options) {
  const silent = await isLookedAt();
  await self.registration.showNotification(title, { ...options, silent });
  if (!silent) return;
  for (const shown of await self.registration.getNotifications({ tag: options.tag })) shown.close();
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const push = read(event.data);
  const { notification, title = self.location.hostname, text } = push;
  // Never an address that came along: the list, or the page that leads to what this is about and marks it as read.
  const page = `/notifications${Number.isInteger(notification) ? `/${notification}` : ""}`;
  const shown = { body: text, tag: nameOf(push), icon: "/icons/icon-192.png", data: { page } };
  event.waitUntil(show(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data?.page ?? "/notifications"));
});
