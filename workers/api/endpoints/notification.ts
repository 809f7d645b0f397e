import { contract } from "~/api/contract";
import type { notificationCalls } from "~/api/contract/notifications";
import { deviceNameOf } from "~/domain/accounts/device-name";
import { takesBrowsers } from "../adapters/push/choose";
import type { Query, Write } from "../db/database";
import { countUnreadNotifications, listNotifications, readNotification } from "../db/notification";
import { readAboutJob, readNotifications, readWithPage } from "../db/notification-read";
import { settingsOf } from "../db/notification-settings";
import { updateUser } from "../db/own-profile";
import { addSubscription, removeSubscription, subscriptionsOf } from "../db/push";
import type { Transaction } from "../db/transaction";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";
import { reply } from "../http/response";
import { columnsOf } from "../operations/accounts/profile-columns";

const list = endpoint(contract.notification.list, {
  load: async (c) => {
    const { page } = await c.fields();
    return listNotifications(c.db, c.viewer.id, page, c.language);
  },
  handle: (_, notifications) => notifications,
});

async function unreadAfter(tx: Transaction, read: Write, count: Query) {
  const results = await tx.add(read, count).commit<{ n: number }>();
  return { unread: results.at(-1)?.results[0]?.n ?? 0 };
}

const readAll = endpoint(contract.notification.readAll, {
  handle: async (c) => {
    const user = c.viewer.id;
    const { page, payment } = await c.fields();
    const read = page ? readWithPage(c.db, user, { page, payment }, c.now) : readNotifications(c.db, user, c.now);
    return unreadAfter(c.tx, read, countUnreadNotifications(c.db, user));
  },
});

const read = endpoint(contract.notification.read, {
  handle: async (c) => {
    const read = await readNotification(c.db, c.viewer.id, c.id(), c.now, c.language);
    return read ?? refuse("not_found");
  },
});

const readOfJob = endpoint(contract.notification.readOfJob, {
  handle: async (c) => {
    const user = c.viewer.id;
    const job = c.id();
    const { page } = await c.fields();
    return unreadAfter(c.tx, readAboutJob(c.db, user, { job, page }, c.now), countUnreadNotifications(c.db, user));
  },
});

const settings = endpoint(contract.notification.settings, { handle: (c) => settingsOf(c.db, c.viewer.id) });

const changeSettings = endpoint(contract.notification.changeSettings, {
  handle: async (c) => {
    const columns = columnsOf({ notification_settings: await c.fields() });
    if (Object.keys(columns).length > 0) await c.tx.add(updateUser(c.db, c.viewer.id, columns)).commit();
    return settingsOf(c.db, c.viewer.id);
  },
});

const subscriptions = endpoint(contract.notification.subscriptions, {
  handle: async (c) => ({ results: await subscriptionsOf(c.db, c.viewer.id, c.now) }),
});

const subscribe = endpoint(contract.notification.subscribe, {
  handle: async (c) => {
    const { endpoint, keys } = await c.fields();
    if (!takesBrowsers(c.env)) refuse("unavailable");
    const { id: user, session } = c.viewer;
    const name = deviceNameOf(c.request.headers.get("User-Agent"));
    const isNew = await addSubscription(c.db, { user, session, endpoint, ...keys, name, now: c.now });
    return reply(isNew ? 201 : 200, { endpoint });
  },
});

const unsubscribe = endpoint(contract.notification.unsubscribe, {
  handle: async (c) => {
    const { endpoint } = await c.fields();
    await c.tx.add(removeSubscription(c.db, c.viewer.id, endpoint)).commit();
    return undefined;
  },
});

export const notification = {
  list,
  readAll,
  read,
  readOfJob,
  settings,
  changeSettings,
  subscriptions,
  subscribe,
  unsubscribe,
} satisfies Handlers<typeof notificationCalls>;
