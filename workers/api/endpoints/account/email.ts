import { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { alreadyRegistered } from "../../db/account-mail";
import type { Database, Write } from "../../db/database";
import { endLinks, endNewerUndo, useLink } from "../../db/mailed-link";
import { triggerDelivery } from "../../db/outbox";
import { isUnique, mustHaveChanged } from "../../db/transaction";
import { isConfirmed } from "../../db/user";
import { endpoint } from "../../http/endpoint";
import { hitStatement } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { followLink, mailLink, useOnce } from "../../operations/accounts/mailed-link";
import { endWaysIn } from "../../operations/accounts/ways-in";

/**
 * A new address counts once its holder follows the link. A used address gets another mail, so nothing else reveals it.
 */
export async function askForEmail(
  db: Database,
  now: number,
  of: { user: number; own: string; address: string; origin: string },
): Promise<Write[]> {
  const key = emailKey(of.address);
  const back = key === emailKey(of.own);
  const pending = db.prepare("UPDATE user SET pending_email = ? WHERE id = ?").bind(back ? null : of.address, of.user);
  if (back) return [pending, endLinks(db, now, of.user, "email_change")];
  const free = "NOT EXISTS (SELECT 1 FROM user taken WHERE taken.email_key = ?2)";
  const whom = { where: `u.id = ?1 AND ${free}`, values: [of.user, key] };
  return [
    pending,
    endLinks(db, now, of.user, "email_change"),
    ...(await mailLink(db, now, { kind: "email_change", whom, origin: of.origin, address: of.address })),
    alreadyRegistered(db, now, { address: of.address, but: { where: "u.id = ?1", value: of.user } }),
    hitStatement(db, "mailed", key),
  ];
}

interface Change {
  email: string;
  pending_email: string;
}

export const confirmEmail = endpoint(contract.account.confirmEmail, {
  handle: async (c) => {
    const { db, now, origin, viewer } = c;
    const { user, hash } = (await followLink(db, now, "email_change", await c.fields())) ?? refuse("invalid_token");
    const change = await db
      .prepare("SELECT email, pending_email FROM user WHERE id = ? AND pending_email IS NOT NULL")
      .bind(user)
      .first<Change>();
    if (!change) return refuse("invalid_token");
    const { email, pending_email } = change;
    const isOwn = viewer?.id === user;
    const ends = isOwn || (await isConfirmed(db, user)) ? [] : endWaysIn(db, now, user);
    const whom = { where: "u.id = ?1", values: [user] };
    const confirmed = c.tx
      .add(
        useLink(db, now, hash),
        mustHaveChanged(db),
        db
          .prepare(
            "UPDATE user SET email = ?1, email_key = ?2, pending_email = NULL, activated = 1 WHERE id = ?3 AND pending_email = ?1",
          )
          .bind(pending_email, emailKey(pending_email), user),
        mustHaveChanged(db),
        ...ends,
        ...(await mailLink(db, now, { kind: "email_undo", whom, origin, address: email })),
      )
      .commit()
      .catch((error: unknown) => (isUnique(error, "user.email_key") ? refuse("invalid_token") : Promise.reject(error)));
    await useOnce(confirmed);
    triggerDelivery(c);
    return undefined;
  },
});

/** A stranger made the change: all logins end, and the password is chosen anew from the old mailbox. */
export const undoEmail = endpoint(contract.account.undoEmail, {
  handle: async (c) => {
    const { db, now, origin } = c;
    const { user, hash, address } =
      (await followLink(db, now, "email_undo", await c.fields())) ?? refuse("invalid_token");
    const whom = { where: "u.id = ?1", values: [user] };
    const undone = c.tx
      .add(
        useLink(db, now, hash),
        mustHaveChanged(db),
        endNewerUndo(db, now, hash),
        db
          .prepare("UPDATE user SET email = ?1, email_key = ?1, password_hash = NULL, activated = 1 WHERE id = ?2")
          .bind(address, user),
        ...endWaysIn(db, now, user),
        ...(await mailLink(db, now, { kind: "reset", whom, origin })),
      )
      .commit()
      .catch((error: unknown) => (isUnique(error, "user.email_key") ? refuse("invalid_token") : Promise.reject(error)));
    await useOnce(undone);
    triggerDelivery(c);
    return undefined;
  },
});
