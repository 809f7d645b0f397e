import { contract } from "~/api/contract";
import { settingsOf } from "../../db/notification-settings";
import { endpoint } from "../../http/endpoint";

export const settings = endpoint(contract.notification.settings, { handle: (c) => settingsOf(c.db, c.viewer.id) });
