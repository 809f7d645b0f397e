import { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { followLink, mailLink, useLink, useOnce } from "../../changes/accounts/mailed-link";
import { commit, mustHaveChanged } from "../../db/batch";
import { wake } from "../../db/outbox";
import { take } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

/** Confirming the address of a new account, and mailing its link again. */
export function serveActivation(app: ApiApp): void {
  serve(app, contract.account.activate, async (q) => {
    const { db, now } = q;
    const link = (await followLink(db, now, "activation", await q.fields())) ?? refuse("invalid_token");
    await useOnce(
      commit(db, [
        useLink(db, now, link.hash),
        mustHaveChanged(db),
        db.prepare("UPDATE user SET activated = 1 WHERE id = ?").bind(link.user),
      ]),
    );
    return undefined;
  });

  serve(app, contract.account.resendActivation, async (q) => {
    const { db, now, origin } = q;
    const key = emailKey((await q.fields()).email);
    await take(db, "reset", key);
    const whom = { where: "u.email_key = ? AND u.activated = 0", values: [key] };
    await commit(db, await mailLink(db, now, { kind: "activation", whom, origin }));
    wake(q.env, q.execution);
    return undefined;
  });
}
