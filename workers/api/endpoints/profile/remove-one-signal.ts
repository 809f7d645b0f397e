import { contract } from "~/api/contract";
import { deleteOneSignal } from "../../db/push";
import { endpoint } from "../../http/endpoint";

export const removeOneSignal = endpoint(contract.profile.removeOneSignal, {
  handle: async (c) => {
    await c.tx.add(deleteOneSignal(c.db, c.viewer.id, await c.fields())).commit();
    return undefined;
  },
});
