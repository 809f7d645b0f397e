import { contract } from "~/api/contract";
import { listNotifications, readNotification, readNotifications } from "../../db/notification";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve, serveOwnThings } from "../../http/serve";

/** What the reader was told (api.md 4.11), in the language it is read in. */
export function serveNotifications(app: ApiApp): void {
  const { notification } = contract;
  serveOwnThings(app, notification.list, async (q) => {
    const { page } = await q.fields();
    return listNotifications(q.db, q.viewer.id, page, q.language);
  });

  // Before the call with an id, which `all` would be.
  serve(app, notification.readAll, async (q) => {
    await readNotifications(q.db, q.viewer.id, q.now);
    return { unread: 0 as const };
  });

  serve(app, notification.read, async (q) => {
    const read = await readNotification(q.db, q.viewer.id, q.id(), q.now, q.language);
    return read ?? refuse("not_found");
  });
}
