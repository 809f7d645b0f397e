import type { Database } from "../../db/database";
import { run } from "../../db/transaction";
import type { MailTransport } from "./port";

export function mailbox(db: Database): MailTransport {
  return {
    async send(mail) {
      await run(
        db,
        db
          .prepare(
            `INSERT INTO mailbox (channel, recipient, reply_to, template, language, subject, text, html, headers, data, created_at, outbox_id)
           VALUES ('email', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
          )
          .bind(
            mail.to,
            mail.replyTo,
            mail.template,
            mail.language,
            mail.subject,
            mail.text,
            mail.html,
            JSON.stringify(mail.headers),
            JSON.stringify(mail.data),
            Date.now(),
            mail.outbox,
          ),
      );
    },
  };
}
