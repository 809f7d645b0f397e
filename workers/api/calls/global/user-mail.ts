import { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { welcome } from "../../changes/accounts/mails";
import { wake } from "../../db/outbox";
import { type ApiApp, serve } from "../../http/serve";

const NEW_MS = 3600 * 1000;

/** The welcome mail of an account made within the hour, if sign-up did not send it. The answer tells nothing. */
export function serveWelcomeMail(app: ApiApp): void {
  serve(app, contract.global.userMail, async (q) => {
    const { email } = await q.fields();
    const { db, now } = q;
    await welcome(db, now, "u.email_key = ? AND u.created_at > ?", emailKey(email), now - NEW_MS).run();
    wake(q.env, q.execution);
    return undefined;
  });
}
