import { contract } from "~/api/contract";
import { followLink, useLink, useOnce } from "../../changes/accounts/mailed-link";
import { endWaysIn, isConfirmed } from "../../changes/accounts/ways-in";
import { mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const activate = endpoint(contract.account.activate, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const link = (await followLink(db, now, "activation", await c.fields())) ?? refuse("invalid_token");
    const session = viewer?.id === link.user ? viewer.session : undefined;
    const ends = (await isConfirmed(db, link.user)) ? [] : endWaysIn(db, now, link.user, { session });
    await useOnce(
      c.tx
        .add(
          useLink(db, now, link.hash),
          mustHaveChanged(db),
          db.prepare("UPDATE user SET activated = 1 WHERE id = ?").bind(link.user),
          ...ends,
        )
        .commit(),
    );
    return undefined;
  },
});
