import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { changeBlocks, otherOfPath } from "./block-change";

export const unblock = endpoint(contract.profile.unblock, {
  handle: async (c) => {
    const other = await otherOfPath(c, true);
    const remove = "DELETE FROM block WHERE user_id = ? AND blocked_id = ?";
    return changeBlocks(c.tx, c.viewer.id, c.db.prepare(remove).bind(c.viewer.id, other));
  },
});
