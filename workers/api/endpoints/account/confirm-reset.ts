import { contract } from "~/api/contract";
import { triggerDelivery } from "../../db/outbox";
import { mustHaveChanged } from "../../db/transaction";
import { setPasswordHash } from "../../db/user";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { followLink, useLink, useOnce } from "../../operations/accounts/mailed-link";
import { passwordChanged } from "../../operations/accounts/mails";
import { endWaysIn, isConfirmed } from "../../operations/accounts/ways-in";
import { hashPassword, passwordCost } from "../../secrets/password";

export const confirmReset = endpoint(contract.account.confirmReset, {
  handle: async (c) => {
    const { db, now } = c;
    const given = await c.fields();
    const { user, hash } = (await followLink(db, now, "reset", given)) ?? refuse("invalid_token");
    // Anything made before the address was confirmed may be a stranger's.
    const kept = (await isConfirmed(db, user)) ? { passkeys: given.keep_passkeys, linked: given.keep_linked } : {};
    const password_hash = await hashPassword(given.new_password, passwordCost(c.env));
    await useOnce(
      c.tx
        .add(
          useLink(db, now, hash),
          mustHaveChanged(db),
          setPasswordHash(db, user, password_hash),
          db.prepare("UPDATE user SET activated = 1 WHERE id = ?").bind(user),
          ...endWaysIn(db, now, user, kept),
          passwordChanged(db, now, user),
        )
        .commit(),
    );
    triggerDelivery(c);
    return undefined;
  },
});
