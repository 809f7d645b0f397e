import { contract } from "~/api/contract";
import { eraseAccount } from "../../changes/accounts/removal";
import { endpoint } from "../../http/endpoint";
import { judged } from "./user-change";

export const removeUser = endpoint(contract.admin.removeUser, {
  handle: async (c) => {
    const { row, log } = await judged(c, "delete");
    await eraseAccount(c, row.user_id, [log]);
    return undefined;
  },
});
