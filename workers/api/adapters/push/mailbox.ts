import type { Database } from "../../db/database";
import { insertPush } from "../../db/mailbox";
import type { Device } from "../../db/push";
import { run } from "../../db/transaction";
import type { PushTransport } from "./port";

export function pushMailbox(db: Database): PushTransport<Device> {
  return {
    async send(push, device) {
      const { notification, link, tag, to, type, language, title, text, outbox } = push;
      const address = device.kind === "browser" ? { endpoint: device.endpoint } : { onesignal: device.id };
      const data = { notification, link, tag, ...address };
      const sent = { to, template: type, language, subject: title, text, data, outbox, device: device.key };
      await run(db, insertPush(db, Date.now(), sent));
      return "taken";
    },
  };
}
