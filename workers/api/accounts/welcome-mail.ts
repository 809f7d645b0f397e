import { contract } from "../../../app/api/contract";
import { emailKey } from "../../../app/domain/account";
import { type ApiApp, serve } from "../kernel/serve";
import { wake } from "../work/tell";
import { welcome } from "./mails";

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
