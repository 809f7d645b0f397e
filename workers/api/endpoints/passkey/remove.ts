import { contract } from "~/api/contract";
import { removePasskey } from "../../db/passkey";
import { ConflictError, mustHaveChanged } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const remove = endpoint(contract.passkey.remove, {
  handle: async (c) => {
    const { db, viewer } = c;
    try {
      await c.tx.add(removePasskey(db, viewer.id, c.id()), mustHaveChanged(db)).commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("not_found");
      throw error;
    }
    return undefined;
  },
});
