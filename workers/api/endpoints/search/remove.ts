import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const remove = endpoint(contract.search.remove, {
  handle: async (c) => {
    const own = c.db.prepare("DELETE FROM saved_search WHERE id = ? AND user_id = ?").bind(c.id(), c.viewer.id);
    const [removed] = await c.tx.add(own).commit();
    if (removed?.meta.changes === 0) refuse("not_found");
    return undefined;
  },
});
