import { contract } from "~/api/contract";
import { emailKey } from "~/domain/accounts/account";
import { alreadyRegistered } from "../../db/account-mail";
import type { Database, Write } from "../../db/database";
import { endLinks, markUnproved, useLink } from "../../db/mailed-link";
import { isUnique, mustHaveChanged } from "../../db/transaction";
import {
  confirmedBy,
  confirmPendingEmail,
  findEmailChange,
  setPendingEmail,
  withId,
  withIdIfFree,
} from "../../db/user";
import { endpoint } from "../../http/endpoint";
import { hitStatement } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { followLink, mailLink, useOnce } from "../../operations/accounts/mailed-link";
import { restoreAddress } from "../../operations/accounts/restored-address";
import { emptyUnproved, forgetImages } from "../../operations/accounts/unproved-profile";

/** A used address gets another mail, so nothing else reveals that it is used. */
export async function askForEmail(
  db: Database,
  now: number,
  of: { user: number; own: string; address: string; origin: string },
): Promise<Write[]> {
  const key = emailKey(of.address);
  const back = key === emailKey(of.own);
  const pending = setPendingEmail(db, of.user, back ? null : of.address);
  if (back) return [pending, endLinks(db, now, of.user, "email_change")];
  const whom = withIdIfFree(of.user, key, now);
  return [
    pending,
    endLinks(db, now, of.user, "email_change"),
    ...(await mailLink(db, now, { kind: "email_change", whom, origin: of.origin, address: of.address })),
    alreadyRegistered(db, now, { address: of.address, but: { where: withId(of.user).where, value: of.user } }),
    hitStatement(db, "mailed", key),
    hitStatement(db, "address_changes", of.user),
  ];
}

export const confirmEmail = endpoint(contract.account.confirmEmail, {
  handle: async (c) => {
    const { db, now, origin, viewer } = c;
    const { user, hash } = (await followLink(db, now, "email_change", await c.fields())) ?? refuse("invalid_token");
    const change = await findEmailChange(db, user);
    if (!change) return refuse("invalid_token");
    const { email, pending_email } = change;
    const isOwn = viewer?.id === user;
    const before = await confirmedBy(db, user);
    const clearing = isOwn || before !== null ? null : await emptyUnproved(db, now, user);
    const by = isOwn ? "session" : before === null ? "mailbox" : "moved";
    const whom = withId(user);
    const confirmed = c.tx
      .add(
        useLink(db, now, hash),
        mustHaveChanged(db),
        confirmPendingEmail(db, now, { user, address: pending_email, by }),
        mustHaveChanged(db),
        ...(clearing?.writes ?? []),
        ...(await mailLink(db, now, { kind: "email_undo", whom, origin, address: email })),
        ...(before === "session" ? [] : [markUnproved(db, now, user)]),
      )
      .commit()
      .catch((error: unknown) => (isUnique(error, "user.email_key") ? refuse("invalid_token") : Promise.reject(error)));
    await useOnce(confirmed);
    forgetImages(c, clearing?.images);
    return undefined;
  },
});

/** A stranger made the change: all logins end, and the old mailbox chooses a new password. */
export const undoEmail = endpoint(contract.account.undoEmail, {
  handle: async (c) => {
    const { db, now, origin } = c;
    const { user, hash, address } =
      (await followLink(db, now, "email_undo", await c.fields())) ?? refuse("invalid_token");
    const { writes, images } = await restoreAddress(db, now, { user, hash, address, origin });
    const undone = c.tx
      .add(...writes)
      .commit()
      .catch((error: unknown) => (isUnique(error, "user.email_key") ? refuse("invalid_token") : Promise.reject(error)));
    await useOnce(undone);
    forgetImages(c, images);
    return undefined;
  },
});
