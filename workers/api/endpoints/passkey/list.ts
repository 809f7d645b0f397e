import { contract } from "~/api/contract";
import { listPasskeys } from "../../db/passkey";
import { endpoint } from "../../http/endpoint";

export const list = endpoint(contract.passkey.list, {
  handle: async (c) => {
    const { page } = await c.fields();
    return listPasskeys(c.db, c.viewer.id, page);
  },
});
