import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { changeBlocks, otherOfPath } from "./block-change";

export const block = endpoint(contract.profile.block, {
  handle: async (c) => {
    const other = await otherOfPath(c, false);
    const insert = "INSERT INTO block (user_id, blocked_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    return changeBlocks(c.tx, c.viewer.id, c.db.prepare(insert).bind(c.viewer.id, other, c.now));
  },
});
