import type { Database } from "../../db/database";
import { insertMail } from "../../db/mailbox";
import { run } from "../../db/transaction";
import type { MailTransport } from "./port";

export function mailbox(db: Database): MailTransport {
  return {
    async send(mail) {
      await run(db, insertMail(db, Date.now(), mail));
    },
  };
}
