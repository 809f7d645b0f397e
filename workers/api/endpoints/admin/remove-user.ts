import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { eraseAccount } from "../../operations/accounts/removal";
import { auditOf, userToChange } from "./user-change";

export const removeUser = endpoint(contract.admin.removeUser, {
  handle: async (c) => {
    const { row, given } = await userToChange(c, "delete");
    await eraseAccount(c, row.user_id, [auditOf(c, { action: "delete", user: row.user_id, reason: given.reason })]);
    return undefined;
  },
});
