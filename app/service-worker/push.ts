import { worker } from "./scope";

/** A declarative push message: a browser that knows the format shows it itself, and this worker does not run. */
interface Push {
  title?: string;
  body?: string;
  lang?: string;
  tag?: string;
  data?: { id?: number };
}

/** An unreadable message is still news. */
function read(data: PushMessageData | null): Push {
  try {
    const { notification } = (data?.json() ?? {}) as { notification?: Push };
    return notification ?? {};
  } catch {
    return {};
  }
}

async function isLookedAt(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.some(({ visibilityState }) => visibilityState === "visible");
}

/**
 * Never opens an address from the push. If a page is visible, closes the push at once: some browsers revoke
 * subscriptions that do not show theirs.
 */
export async function show(data: PushMessageData | null): Promise<void> {
  const { title = worker.location.hostname, body, lang, tag, data: { id } = {} } = read(data);
  const page = `/notifications${Number.isInteger(id) ? `/${id}` : ""}`;
  const silent = await isLookedAt();
  const options = {
    icon: "/icons/icon-192.png",
    data: { page },
    silent,
    ...(body && { body }),
    ...(lang && { lang }),
    ...(tag && { tag }),
  };
  await worker.registration.showNotification(title, options);
  if (!silent) return;
  for (const shown of await worker.registration.getNotifications(tag ? { tag } : {})) shown.close();
}

export async function open(notification: Notification): Promise<void> {
  notification.close();
  const page = (notification.data as { page?: string } | null)?.page ?? "/notifications";
  const { href } = new URL(page, worker.location.origin);
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === href) ?? tabs[0];
  if (!(tab && (await isShown(tab, href)))) await worker.clients.openWindow(href);
}

/** Returns false if the browser refuses: a worker cannot navigate a tab that it does not control. */
async function isShown(tab: WindowClient, href: string): Promise<boolean> {
  try {
    const shown = tab.url === href ? tab : await tab.navigate(href);
    await shown?.focus();
    return shown !== null;
  } catch {
    return false;
  }
}
