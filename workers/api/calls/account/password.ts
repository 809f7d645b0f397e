import { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { endLinks, followLink, mailLink, useLink, useOnce } from "../../changes/accounts/mailed-link";
import { passwordChanged } from "../../changes/accounts/mails";
import { endSessions } from "../../changes/accounts/session";
import { commit, mustHaveChanged } from "../../db/batch";
import { wake } from "../../db/outbox";
import { passwordHashOf, setPasswordHash } from "../../db/user";
import { take } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { hashPassword, isPassword } from "../../secrets/password";

/** Whether this is the account's password, as a check of a field. */
export const isOwnPassword = (db: D1Database, user: number) => async (given: string) =>
  (await isPassword(given, await passwordHashOf(db, user))) ? null : "password_wrong";

/** Statements that give an account a new password: who else is logged in is no longer, and its holder is told. */
export async function passwordChange(
  db: D1Database,
  now: number,
  of: { user: number; session: string; password: string },
): Promise<D1PreparedStatement[]> {
  return [
    setPasswordHash(db, of.user, await hashPassword(of.password)),
    endSessions(db, of.user, now, of.session),
    passwordChanged(db, now, of.user),
  ];
}

/** Forgotten and changed passwords. */
export function servePasswords(app: ApiApp): void {
  serve(app, contract.account.resetPassword, async (q) => {
    const { db, now, origin } = q;
    const key = emailKey((await q.fields()).email);
    await take(db, "reset", key);
    const whom = { where: "u.email_key = ?", values: [key] };
    await commit(db, await mailLink(db, now, { kind: "reset", whom, origin }));
    wake(q.env, q.execution);
    return undefined;
  });

  serve(app, contract.account.confirmReset, async (q) => {
    const { db, now } = q;
    const given = await q.fields();
    const { user, hash } = (await followLink(db, now, "reset", given)) ?? refuse("invalid_token");
    const password_hash = await hashPassword(given.new_password);
    await useOnce(
      commit(db, [
        useLink(db, now, hash),
        mustHaveChanged(db),
        setPasswordHash(db, user, password_hash),
        // A passkey made before anyone knew whose the address is may be a stranger's.
        db
          .prepare(
            "DELETE FROM passkey WHERE user_id = ?1 AND EXISTS (SELECT 1 FROM user WHERE id = ?1 AND activated = 0)",
          )
          .bind(user),
        // Whoever was in before is out, with the change of address they may have asked for.
        db.prepare("UPDATE user SET activated = 1, pending_email = NULL WHERE id = ?").bind(user),
        endSessions(db, user, now),
        endLinks(db, now, user, "reset"),
        endLinks(db, now, user, "email_change"),
        passwordChanged(db, now, user),
      ]),
    );
    wake(q.env, q.execution);
    return undefined;
  });

  serve(app, contract.account.setPassword, async (q) => {
    const { db, now, viewer } = q;
    const given = await q.fields({ current_password: isOwnPassword(db, viewer.id) });
    const { id: user, session } = viewer;
    await commit(db, await passwordChange(db, now, { user, session, password: given.new_password }));
    wake(q.env, q.execution);
    return undefined;
  });
}
