import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { isUnique, mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { endNewerUndo, followLink, mailLink, useLink, useOnce } from "../../operations/accounts/mailed-link";
import { endWaysIn } from "../../operations/accounts/ways-in";

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
