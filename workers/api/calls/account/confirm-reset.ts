import { contract } from "~/api/contract";
import { endLinks, followLink, useLink, useOnce } from "../../changes/accounts/mailed-link";
import { passwordChanged } from "../../changes/accounts/mails";
import { endSessions } from "../../changes/accounts/session";
import { triggerDelivery } from "../../db/outbox";
import { mustHaveChanged } from "../../db/transaction";
import { setPasswordHash } from "../../db/user";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { hashPassword, passwordCost } from "../../secrets/password";

export const confirmReset = endpoint(contract.account.confirmReset, {
  handle: async (c) => {
    const { db, now } = c;
    const given = await c.fields();
    const { user, hash } = (await followLink(db, now, "reset", given)) ?? refuse("invalid_token");
    const password_hash = await hashPassword(given.new_password, passwordCost(c.env));
    await useOnce(
      c.tx
        .add(
          useLink(db, now, hash),
          mustHaveChanged(db),
          setPasswordHash(db, user, password_hash),
          // Made before the address was confirmed, they may be a stranger's.
          ...["passkey", "social_identity"].map((table) =>
            db
              .prepare(
                `DELETE FROM ${table} WHERE user_id = ?1 AND EXISTS (SELECT 1 FROM user WHERE id = ?1 AND activated = 0)`,
              )
              .bind(user),
          ),
          // Ends every session, and the change of address an intruder may have requested.
          db.prepare("UPDATE user SET activated = 1, pending_email = NULL WHERE id = ?").bind(user),
          endSessions(db, user, now),
          endLinks(db, now, user, "reset"),
          endLinks(db, now, user, "email_change"),
          passwordChanged(db, now, user),
        )
        .commit(),
    );
    triggerDelivery(c);
    return undefined;
  },
});
