import { contract } from "~/api/contract";
import { settingsOf } from "../../db/notification-settings";
import { endpoint } from "../../http/endpoint";
import { columnsOf } from "../../operations/accounts/profile-columns";

export const changeSettings = endpoint(contract.notification.changeSettings, {
  handle: async (c) => {
    const columns = columnsOf({ notification_settings: await c.fields() });
    const names = Object.keys(columns);
    if (names.length > 0) {
      const change = c.db
        .prepare(`UPDATE user SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`)
        .bind(...Object.values(columns), c.viewer.id);
      await c.tx.add(change).commit();
    }
    return settingsOf(c.db, c.viewer.id);
  },
});
