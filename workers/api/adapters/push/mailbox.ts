import type { Database } from "../../db/database";
import type { Device } from "../../db/push";
import { run } from "../../db/transaction";
import type { PushTransport } from "./port";

export function pushMailbox(db: Database): PushTransport<Device> {
  return {
    async send(push, device) {
      const { notification, link, tag } = push;
      const address = device.kind === "browser" ? { endpoint: device.endpoint } : { onesignal: device.id };
      await run(
        db,
        db
          .prepare(
            `INSERT INTO mailbox (channel, recipient, template, language, subject, text, headers, data, created_at, outbox_id, device)
           VALUES ('push', ?, ?, ?, ?, ?, '{}', ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
          )
          .bind(
            push.to,
            push.type,
            push.language,
            push.title,
            push.text,
            JSON.stringify({ notification, link, tag, ...address }),
            Date.now(),
            push.outbox,
            device.key,
          ),
      );
      return "taken";
    },
  };
}
