import { contract } from "~/api/contract";
import { followLink, useLink, useOnce } from "../../changes/accounts/mailed-link";
import { mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const activate = endpoint(contract.account.activate, {
  handle: async (c) => {
    const { db, now } = c;
    const link = (await followLink(db, now, "activation", await c.fields())) ?? refuse("invalid_token");
    await useOnce(
      c.tx
        .add(
          useLink(db, now, link.hash),
          mustHaveChanged(db),
          db.prepare("UPDATE user SET activated = 1 WHERE id = ?").bind(link.user),
        )
        .commit(),
    );
    return undefined;
  },
});
