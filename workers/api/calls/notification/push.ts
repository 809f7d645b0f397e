import { contract } from "~/api/contract";
import { takesBrowsers } from "../../adapters/push/choose";
import { columnsOf } from "../../changes/accounts/profile-columns";
import { settingsOf } from "../../db/notification-settings";
import { registerOneSignal, removeOneSignal, subscribe, unsubscribe } from "../../db/push";
import { refuse } from "../../http/refusal";
import { reply } from "../../http/response";
import { type ApiApp, serve } from "../../http/serve";

function serveSettings(app: ApiApp): void {
  const { notification } = contract;
  serve(app, notification.settings, (q) => settingsOf(q.db, q.viewer.id));

  serve(app, notification.changeSettings, async (q) => {
    const columns = columnsOf({ notification_settings: await q.fields() });
    const names = Object.keys(columns);
    if (names.length > 0) {
      await q.db
        .prepare(`UPDATE user SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`)
        .bind(...Object.values(columns), q.viewer.id)
        .run();
    }
    return settingsOf(q.db, q.viewer.id);
  });
}

function serveSubscriptions(app: ApiApp): void {
  const { notification } = contract;
  serve(app, notification.subscribe, async (q) => {
    const { endpoint, keys } = await q.fields();
    if (!takesBrowsers(q.env)) refuse("unavailable");
    const { id: user, session } = q.viewer;
    const isNew = await subscribe(q.db, { user, session, endpoint, ...keys, now: q.now });
    return reply(isNew ? 201 : 200, { endpoint });
  });

  serve(app, notification.unsubscribe, async (q) => {
    const { endpoint } = await q.fields();
    await unsubscribe(q.db, q.viewer.id, endpoint).run();
    return undefined;
  });
}

function serveOneSignal(app: ApiApp): void {
  const { profile } = contract;
  serve(app, profile.registerOneSignal, async (q) => {
    const { id: user, session } = q.viewer;
    if ((q.ids().user ?? user) !== user) refuse("permission_denied");
    const { id, timestamp } = await q.fields();
    return registerOneSignal(q.db, { user, session, id, timestamp: timestamp ?? q.now });
  });

  serve(app, profile.removeOneSignal, async (q) => {
    await removeOneSignal(q.db, q.viewer.id, await q.fields()).run();
    return undefined;
  });
}

/** Where and when someone is pushed to: settings, browsers (api.md 4.11) and the app's OneSignal id (4.3, 5.7). */
export function servePush(app: ApiApp): void {
  serveSettings(app);
  serveSubscriptions(app);
  serveOneSignal(app);
}
