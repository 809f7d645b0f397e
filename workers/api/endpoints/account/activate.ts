import { contract } from "~/api/contract";
import { mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { followLink, useLink, useOnce } from "../../operations/accounts/mailed-link";
import { endWaysIn, isConfirmed } from "../../operations/accounts/ways-in";

/** The password stays: the page of the link asks for it first (record 071). */
export const activate = endpoint(contract.account.activate, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    const link = (await followLink(db, now, "activation", await c.fields())) ?? refuse("invalid_token");
    const isOwn = viewer?.id === link.user;
    const ends = isOwn || (await isConfirmed(db, link.user)) ? [] : endWaysIn(db, now, link.user);
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
